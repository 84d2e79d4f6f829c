/**
 * Isolates a person's name in its own `<bdi>`, so that its script and direction marks do not
 * reorder the surrounding text.
 */
export const PersonName = ({ name }: { name: string }) => <bdi translate="no">{name}</bdi>
