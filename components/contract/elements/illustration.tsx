import type { ElementOf } from '@/lib/contract/contract-types';
import { IllustrationImage } from '../parts/illustration-image';
import { useText } from '../screen/use-screen';

/** The element `illustration`: a drawing from the app's set. */
export function IllustrationElement({ element }: { element: ElementOf<'illustration'> }) {
  const words = useText(element.alternative);
  return (
    <div className="el-illustration">
      <IllustrationImage name={element.name} size={element.size} label={words} />
    </div>
  );
}
