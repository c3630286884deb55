/**
 * Rewrites the links to docs in an MDX source, so that they lead to the same pages of a snapshot. Does not change other
 * links, nor those in code.
 * @param ids the ids of the snapshot's docs
 * @param basePath the base path of the snapshot: `/docs/versions/1.0`
 */
export function rewriteDocLinks(
  source: string,
  ids: ReadonlySet<string>,
  basePath: string,
): string {
  // The links and definitions of Markdown, and the attributes of components.
  return source.replace(
    /(\]\(<?|\]:\s*<?|\s(?:href|to)=["'])\/docs\/([\w./-]+?)(?=[#?)>"'\s])/g,
    (match: string, before: string, id: string) =>
      ids.has(id) ? `${before}${basePath}/${id}` : match,
  );
}

/** Checks the name of a new snapshot. Returns an error message, or undefined if the name is valid. */
export function findVersionNameError(name: string, taken: readonly string[]): string | undefined {
  if (!/^\w[\w.-]*$/.test(name)) {
    return `"${name}" is not a valid version name; expected letters, digits, dots and dashes, like 1.0`;
  }
  return taken.includes(name) ? `There already is a docs version "${name}"` : undefined;
}
