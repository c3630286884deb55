import { expect, it } from 'vitest';
import { getScreens } from '../elements/screens/load-screens';
import { listTransitions } from '../elements/screens/transitions';
import { groupScreens, listFlowMaps } from './flow-map';

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

it('has every screen in one group', () => {
  const names = groupScreens().flatMap(({ screens }) => screens.map(({ name }) => name));
  expect(new Set(names)).toEqual(new Set(getScreens().map(({ name }) => name)));
  expect(names).toHaveLength(getScreens().length);
});
