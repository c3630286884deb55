/** A shorter identifier fits the columns of tables and phones, and each position where it may break costs bytes. */
const maxUnbrokenLength = 24;

/**
 * Splits a long identifier or path where a line may break: before capitals and slashes, after underscores and dots. The
 * parts joined are the identifier.
 * @param maxLength the length up to which it is not split
 */
export const splitIdentifier = (name: string, maxLength = maxUnbrokenLength): string[] =>
  name.length <= maxLength
    ? [name]
    : name.split(/(?<=[a-z0-9])(?=[A-Z])|(?<=[_.])(?=\w)|(?<=.)(?=\/)/);
