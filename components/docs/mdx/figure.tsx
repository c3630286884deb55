import type { ComponentProps } from 'react';
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
 * An image of this site, or of a host that the settings allow. One of this site has a width and a height, so that the
 * layout does not shift when the image loads.
 * @param props.src a path of this site, or a URL
 * @throws if `src` is no file of this site
 */
export function MdxImage({ src, alt, title, width, height }: ImageProps) {
  const file = isExternal(src) ? undefined : findImageFile(src);
  if (!file && !isExternal(src)) throw new Error(`The image ${src} does not exist`);
  const size = file && measureImage(file);
  return (
    <img
      src={file ? assetUrl(file.url) : src}
      alt={alt}
      title={title}
      width={width ?? size?.width}
      height={height ?? size?.height}
      loading="lazy"
      decoding="async"
      className={styles.image}
    />
  );
}

/** The URL of a file of this site, whose name can have any characters. The build reports one that does not exist. */
function mediaUrl(src: unknown): string | undefined {
  const file = typeof src === 'string' ? findImageFile(src) : undefined;
  return file && assetUrl(file.url);
}

/** A video file. It loads when the reader plays it. */
export function MdxVideo({ src, poster, ...props }: ComponentProps<'video'>) {
  return (
    <video
      {...props}
      controls
      preload="none"
      src={mediaUrl(src)}
      poster={mediaUrl(poster)}
      className={styles.image}
    />
  );
}

/** A sound file. It loads when the reader plays it. */
export function MdxAudio({ src, ...props }: ComponentProps<'audio'>) {
  return <audio {...props} controls preload="none" src={mediaUrl(src)} />;
}

/** One of several files of a video or a sound. */
export function MdxSource({ src, ...props }: ComponentProps<'source'>) {
  return <source {...props} src={mediaUrl(src)} />;
}

/** The subtitles of a video. */
export function MdxTrack({ src, ...props }: ComponentProps<'track'>) {
  return <track {...props} src={mediaUrl(src)} />;
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
