import type { MountIsland } from '@/components/behaviors/start-island';
import { preloadElements } from '@/components/contract/element-registry';
import { hydrateIsland } from '@/components/document/render-island';
import { loadAllStyles } from '@/components/playground/load-all-styles';
import type { BuiltDemo } from '@/lib/home/demo';
import { isRecord } from '@/lib/json/is-record';
import { VisitDemo } from './visit-demo';

/** Only the form is checked: the file is part of this site. */
const isBuiltDemo = (value: unknown): value is BuiltDemo =>
  isRecord(value) && isRecord(value.demo) && isRecord(value.initial);

/** Makes the demonstration of the home page interactive. */
export const mountVisit: MountIsland = async (island, data) => {
  if (!isBuiltDemo(data)) throw new Error('Expected a demonstration, found another form');
  void loadAllStyles();
  await preloadElements(data.demo.screen);
  return hydrateIsland(island, <VisitDemo {...data} />);
};
