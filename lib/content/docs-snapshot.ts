/**
 * Makes the links of an MDX source that lead to pages of the docs lead to the same pages of a snapshot; links to
 * other pages, to other sites and in code stay as they are.
 * @param ids the docs that the snapshot has
 * @param base where the snapshot's pages stand: `/docs/versions/1.0`
 */
export function rewriteDocLinks(source: string, ids: ReadonlySet<string>, base: string): string {
  // Markdown's links and definitions, and attributes of components.
  return source.replace(
    /(\]\(<?|\]:\s*<?|\s(?:href|to)=["'])\/docs\/([\w./-]+?)(?=[#?)>"'\s])/g,
    (whole: string, before: string, id: string) => (ids.has(id) ? `${before}${base}/${id}` : whole),
  );
}

/** What is wrong with a snapshot's name; `undefined` where nothing is. */
export function findVersionNameError(name: string, taken: readonly string[]): string | undefined {
  if (!/^\w[\w.-]*$/.test(name)) {
    return `A version's name is one part of an address, like 1.0: letters, digits, dots and dashes. Found "${name}"`;
  }
  return taken.includes(name) ? `There is a version named "${name}" already` : undefined;
}
