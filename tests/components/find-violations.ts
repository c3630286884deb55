import axe from 'axe-core';

/** Ends transitions and animations, so that axe finds the final colors. Those of loaders never end. */
function finishAnimations(): void {
  for (const animation of document.getAnimations()) {
    const { endTime } = animation.effect?.getComputedTiming() ?? {};
    if (animation.timeline === document.timeline && endTime !== Number.POSITIVE_INFINITY)
      animation.finish();
  }
}

/**
 * Runs axe on a part of the document, in its final appearance.
 * @returns the id of each violated rule with the HTML of the elements that violate it
 */
export async function findViolations(
  include: Element,
  disabledRules: readonly string[] = [],
): Promise<Array<{ id: string; elements: string[] }>> {
  finishAnimations();
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
