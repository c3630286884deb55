import type { ElementOf } from '@/lib/elements/contract';
import { Drawing } from '../parts/drawing';
import { useText } from '../use-screen';

/** The element `illustration`: a drawing from the app's set. */
export function Illustration({ element }: { element: ElementOf<'illustration'> }) {
  const words = useText(element.alternative);
  return (
    <div className="el-illustration">
      <Drawing name={element.name} size={element.size} words={words} />
    </div>
  );
}
