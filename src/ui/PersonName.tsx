/**
 * A person's name, also as a value in a message. It stands in its own `<bdi>`, so that neither its
 * script nor a mark that an old name still holds can turn the text beside it round.
 */
export const PersonName = ({ name }: { name: string }) => <bdi translate="no">{name}</bdi>
