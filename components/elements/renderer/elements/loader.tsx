import { resolveNumber } from '@/lib/elements/bindings';
import type { ElementOf } from '@/lib/elements/contract-types';
import { useScreenData, useText } from '../screen/use-screen';

/** The element `loader`: a spinner, or a progress bar if the progress is known. */
export function LoaderElement({ element }: { element: ElementOf<'loader'> }) {
  const { showLabel = true, size = 'm' } = element;
  const label = useText(element.label);
  const value = useScreenData((data) => resolveNumber(element.progress, data));
  const progress = value === undefined ? undefined : Math.min(100, Math.max(0, Math.round(value)));
  return (
    <div className="el-loader" data-size={size}>
      <div
        role="progressbar"
        aria-label={label}
        aria-valuemin={0}
        aria-valuemax={100}
        aria-valuenow={progress}
        className={progress === undefined ? 'el-spinner' : 'el-progress'}
      >
        {progress !== undefined && <span style={{ width: `${progress}%` }} />}
      </div>
      {showLabel && (
        <p className="el-caption" aria-hidden="true">
          {label}
          {progress !== undefined && ` (${progress}%)`}
        </p>
      )}
    </div>
  );
}
