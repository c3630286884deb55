import { drawFlowMap } from '@/lib/screens/flow-map';
import { Diagram } from './diagram';

/** The screens of the app and the ways between them, from the screens' own actions. */
export function FlowMap() {
  return (
    <Diagram
      dot={drawFlowMap()}
      title="The screens of the reference app, and the actions that lead from one to the next"
    />
  );
}
