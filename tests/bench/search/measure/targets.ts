import type { EngineResult } from './measure-engine';

type Target = { target: string; value: string; isMet: boolean };

const findOverallRelevance = ({ relevance }: EngineResult) =>
  relevance?.find(({ set }) => set === 'all');

/** Checks that the 95th percentile of the keystroke times is below `maxMs`. */
function checkTyping(corpus: string, { typing }: EngineResult, maxMs: number): Target {
  const p95 = typing?.engine.p95 ?? Number.POSITIVE_INFINITY;
  return {
    target: `${corpus}: keystroke p95 < ${maxMs} ms`,
    value: `${p95.toFixed(1)} ms`,
    isMet: p95 < maxMs,
  };
}

/**
 * Compares the results of the portal's search, the first of each list, with the targets.
 * @param generated empty if only the site was measured
 */
export function compareWithTargets(
  site: readonly EngineResult[],
  generated: readonly EngineResult[],
): Target[] {
  const [ours, ...others] = site;
  const [oursGenerated] = generated;
  if (!ours) return [];
  const { success1, success8 } = findOverallRelevance(ours) ?? { success1: 0, success8: 0 };
  return [
    checkTyping('site', ours, 10),
    ...(oursGenerated ? [checkTyping('10,000 pages', oursGenerated, 30)] : []),
    { target: 'success@1 >= 0.90', value: success1.toFixed(3), isMet: success1 >= 0.9 },
    { target: 'success@8 >= 0.99', value: success8.toFixed(3), isMet: success8 >= 0.99 },
    ...others.map((other): Target => {
      const relevance = findOverallRelevance(other);
      // The target is not met if the other engine could not be measured.
      const isBetter =
        relevance !== undefined && success1 > relevance.success1 && success8 > relevance.success8;
      return {
        target: `success@1 and @8 > ${other.title}`,
        value: relevance
          ? `${other.title}: ${relevance.success1.toFixed(3)} / ${relevance.success8.toFixed(3)}`
          : '–',
        isMet: isBetter,
      };
    }),
  ];
}
