import { useRef, useState } from 'react';
import type { ElementOf } from '@/lib/elements/contract';
import { ElementIcon } from '../parts/icon';
import { useSource } from '../parts/use-source';
import { useControl } from '../use-control';
import { useText } from '../use-screen';

/** The element `photo`: a picture from the data, which can be opened large. */
export function Photo({ element }: { element: ElementOf<'photo'> }) {
  const { size = 'full', shape = 'natural', zoom = true } = element;
  const source = useSource(element.url);
  const alternative = useText(element.alternative);
  const caption = useText(element.caption);
  const { disabled } = useControl(element);
  const [failed, setFailed] = useState<string>();
  const dialog = useRef<HTMLDialogElement>(null);
  const isMissing = source === undefined || failed === source;
  const picture = isMissing ? (
    <span className="el-photo-missing" role="img" aria-label={alternative || 'Picture'}>
      <ElementIcon name="photo" />
      <span aria-hidden="true">{alternative || 'The picture cannot be shown'}</span>
    </span>
  ) : (
    <img
      // A picture that failed before this code ran tells it only by having no size.
      ref={(image) => {
        if (image?.complete && image.naturalWidth === 0) setFailed(source);
      }}
      src={source}
      alt={alternative}
      onError={() => setFailed(source)}
    />
  );
  return (
    <figure className="el-photo" data-size={size} data-shape={shape}>
      {zoom && !isMissing ? (
        <button
          type="button"
          className="el-photo-button"
          aria-label={`Open large: ${alternative || 'picture'}`}
          disabled={disabled}
          onClick={() => dialog.current?.showModal()}
        >
          {picture}
        </button>
      ) : (
        picture
      )}
      {caption && <figcaption className="el-caption">{caption}</figcaption>}
      {zoom && !isMissing && (
        <dialog
          ref={dialog}
          className="el-dialog el-photo-large"
          aria-label={alternative || 'Picture'}
        >
          <img src={source} alt={alternative} />
          <button
            type="button"
            className="el-button"
            data-kind="secondary"
            onClick={() => dialog.current?.close()}
          >
            Close
          </button>
        </dialog>
      )}
    </figure>
  );
}
