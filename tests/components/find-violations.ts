import axe from 'axe-core';

/**
 * Runs axe on a part of the document.
 * @returns the id of each violated rule with the HTML of the elements that violate it
 */
export async function findViolations(
  include: Element,
  disabledRules: readonly string[] = [],
): Promise<Array<{ id: string; elements: string[] }>> {
  const { violations } = await axe.run(include, {
    resultTypes: ['violations'],
    iframes: false,
    rules: Object.fromEntries(disabledRules.map((id) => [id, { enabled: false }])),
  });
  return violations.map(({ id, nodes }) => ({
    id,
    elements: nodes.map(({ html }) => html.slice(0, 160)),
  }));
}
