import type { EngineResult } from './measure-engine';

export type Target = { target: string; value: string; isMet: boolean };

const all = ({ relevance }: EngineResult) => relevance?.find(({ set }) => set === 'all');

/** Whether our keystrokes are answered in time: their 95th percentile is below `most` milliseconds. */
function judgeTyping(corpus: string, { typing }: EngineResult, most: number): Target {
  const p95 = typing?.engine.p95 ?? Number.POSITIVE_INFINITY;
  return {
    target: `${corpus}: keystroke p95 < ${most} ms`,
    value: `${p95.toFixed(1)} ms`,
    isMet: p95 < most,
  };
}

/**
 * Holds our results, the first of each list, against the targets.
 * @param generated nothing where only the site was measured
 */
export function compareWithTargets(
  site: readonly EngineResult[],
  generated: readonly EngineResult[],
): Target[] {
  const [ours, ...others] = site;
  const [oursGenerated] = generated;
  if (!ours) return [];
  const success1 = all(ours)?.success1 ?? 0;
  const success8 = all(ours)?.success8 ?? 0;
  return [
    judgeTyping('site', ours, 10),
    ...(oursGenerated ? [judgeTyping('10,000 pages', oursGenerated, 30)] : []),
    { target: 'success@1 >= 0.90', value: success1.toFixed(3), isMet: success1 >= 0.9 },
    { target: 'success@8 >= 0.99', value: success8.toFixed(3), isMet: success8 >= 0.99 },
    ...others.map((other): Target => {
      const peer = all(other);
      // A peer that could not be measured is not beaten.
      const isBetter = peer !== undefined && success1 > peer.success1 && success8 > peer.success8;
      return {
        target: `finds more than ${other.title}`,
        value: peer ? `it: ${peer.success1.toFixed(3)} / ${peer.success8.toFixed(3)}` : '–',
        isMet: isBetter,
      };
    }),
  ];
}
