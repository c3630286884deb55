/** Effects of a change on clients that follow the old description, from the most to the least severe. */
export const effects = ['breaking', 'risky', 'compatible', 'text'] as const;
export type Effect = (typeof effects)[number];

export const effectLabels: Record<Effect, string> = {
  breaking: 'Breaking',
  risky: 'Potentially breaking',
  compatible: 'Compatible',
  text: 'Text',
};

const rank = (effect: Effect): number => effects.indexOf(effect);

/** Compares by severity, the most severe first. */
export const compareEffects = (a: { effect: Effect }, b: { effect: Effect }): number =>
  rank(a.effect) - rank(b.effect);

type Changes = { changes: ReadonlyArray<{ id: string; effect: Effect }> };

/** Lists the ids of the changes that break clients. */
export const listBreakingIds = (groups: readonly Changes[]): string[] =>
  groups
    .flatMap(({ changes }) => changes)
    .filter(({ effect }) => effect === 'breaking')
    .map(({ id }) => id);
