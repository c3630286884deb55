import { useState } from 'react';
import type { ElementOf } from '@/lib/elements/contract-types';
import { ElementIcon } from '../parts/element-icon';
import { useScreen, useText } from '../screen/use-screen';

/** The element `web`: a web page in a sandboxed frame. The host app decides whether third-party pages may load. */
export function WebElement({ element }: { element: ElementOf<'web'> }) {
  const { url, load = 'ask', scripts = false, height = 24 } = element;
  const { allowsWeb } = useScreen();
  const [isRequested, setIsRequested] = useState(load === 'at-once');
  const title = useText(element.title);
  const style = { height: `calc(${height} * var(--el-unit))` };
  return (
    <div className="el-web">
      <p className="el-web-address">
        <ElementIcon name="globe" />
        <span>{url}</span>
      </p>
      {isRequested && allowsWeb ? (
        <iframe
          className="el-embed"
          title={title}
          src={url}
          sandbox={scripts ? 'allow-scripts' : ''}
          referrerPolicy="no-referrer"
          style={style}
        />
      ) : (
        <div className="el-web-closed" style={style}>
          <p>
            <strong>{title}</strong>
          </p>
          {isRequested ? (
            <p role="status">
              Web pages aren’t loaded here. In the app, the page appears in this place.
            </p>
          ) : (
            <button
              type="button"
              className="el-button"
              data-kind="regular"
              onClick={() => setIsRequested(true)}
            >
              Load the page
            </button>
          )}
        </div>
      )}
    </div>
  );
}
