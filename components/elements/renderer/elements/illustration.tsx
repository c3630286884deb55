import type { ElementOf } from '@/lib/elements/contract-types';
import { IllustrationImage } from '../parts/illustration-image';
import { useText } from '../screen/use-screen';

/** The element `illustration`: an illustration from the app's set. */
export function IllustrationElement({ element }: { element: ElementOf<'illustration'> }) {
  const label = useText(element.alternative);
  return (
    <div className="el-illustration">
      <IllustrationImage name={element.name} size={element.size} label={label} />
    </div>
  );
}
