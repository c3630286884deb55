import { findImageFile, measureImage } from '@/lib/content/image-file';
import { assetUrl } from '@/lib/site/base-url';
import { isExternal } from '@/lib/site/urls';
import styles from './figure.module.css';

type ImageProps = {
  src: string;
  alt: string;
  title?: string;
  width?: number | string;
  height?: number | string;
};

/**
 * An image in public/. Has a width and a height, so that the layout does not shift when the image loads.
 * @param props.src a path of this site
 * @throws if `src` is on another site, or no file
 */
export function MdxImage({ src, alt, title, width, height }: ImageProps) {
  if (isExternal(src))
    throw new Error(`Images must be files in public/, found the external URL ${src}`);
  const file = findImageFile(src);
  if (!file) throw new Error(`Images must be files in public/, found ${src}`);
  const size = measureImage(file);
  return (
    <img
      src={assetUrl(file.url)}
      alt={alt}
      title={title}
      width={width ?? size.width}
      height={height ?? size.height}
      loading="lazy"
      decoding="async"
      className={styles.image}
    />
  );
}

/** An image with a caption. */
export function Figure({ caption, ...image }: ImageProps & { caption?: string }) {
  return (
    <figure>
      <MdxImage {...image} />
      {caption && <figcaption className={styles.caption}>{caption}</figcaption>}
    </figure>
  );
}
