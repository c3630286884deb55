import { listFlowMaps } from '@/lib/content/flow-map';
import { Diagram } from './diagram';

/** The screens of the app and the ways between them, from the screens' own actions: a picture for each group. */
export function FlowMap() {
  return listFlowMaps().map(({ title, dot }) => <Diagram key={title} dot={dot} title={title} />);
}
