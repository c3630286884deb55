import { expect, it } from 'vitest';
import { listTransitions } from '../elements/screens/transitions';
import { listFlowMaps } from './flow-map';

it('has every transition of the reference app in a flow map', () => {
  const diagrams = listFlowMaps()
    .map(({ dot }) => dot)
    .join('\n');
  for (const { from, to } of listTransitions().filter(
    (transition) => transition.from !== transition.to,
  )) {
    const isIncluded =
      diagrams.includes(`"${from}" -> "${to}"`) ||
      diagrams.includes(`"${to}" -> "${from}" [dir=both`);
    expect(isIncluded, `${from} → ${to}`).toBe(true);
  }
});
