import { listFlowMaps } from '@/lib/content/flow-map';
import { Diagram } from './diagram';

/** The screens of the app and the transitions between them, which are the screens' actions: a diagram per group. */
export function FlowMap() {
  return listFlowMaps().map(({ title, dot }) => <Diagram key={title} dot={dot} title={title} />);
}
