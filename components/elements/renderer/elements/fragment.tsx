import type { ElementProps } from '../screen/element-component';
import { ElementChildren } from '../screen/element-view';

/** The element `fragment`: several elements without a container. */
export function FragmentElement({ element, path }: ElementProps<'fragment'>) {
  return <ElementChildren element={element} path={path} />;
}
