import type { ElementOf } from '@/lib/elements/contract';
import { IllustrationImage } from '../parts/drawing';
import { useText } from '../use-screen';

/** The element `illustration`: a drawing from the app's set. */
export function IllustrationElement({ element }: { element: ElementOf<'illustration'> }) {
  const words = useText(element.alternative);
  return (
    <div className="el-illustration">
      <IllustrationImage name={element.name} size={element.size} label={words} />
    </div>
  );
}
