/**
 * Name of a person, also as a value in a message. Its own `<bdi>` keeps the script or a direction
 * mark of an old name from reordering the surrounding text.
 */
export const PersonName = ({ name }: { name: string }) => <bdi translate="no">{name}</bdi>
