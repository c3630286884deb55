import type { MountIsland } from '@/components/behaviors/start-island';
import { loadAllStyles } from '@/components/elements/playground/load-all-styles';
import { preloadElements } from '@/components/elements/renderer/element-registry';
import { hydrateIsland } from '@/components/ui/document/render-island';
import type { BuiltDemo } from '@/lib/build/home/demo';
import { isRecord } from '@/lib/kit/json/is-record';
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
