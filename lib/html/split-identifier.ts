/** A shorter identifier fits every column, and each position where it may break costs bytes. */
const maxUnbrokenLength = 16;

/**
 * Splits a long identifier or path where a line may break: before capitals and slashes, after underscores and dots. The
 * parts joined are the identifier.
 */
export const splitIdentifier = (name: string): string[] =>
  name.length <= maxUnbrokenLength
    ? [name]
    : name.split(/(?<=[a-z0-9])(?=[A-Z])|(?<=[_.])(?=\w)|(?<=.)(?=\/)/);
