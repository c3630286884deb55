/** The app's set of illustrations: shapes in the theme's colors, in a view box of 120 by 90 units. */
const illustrations = {
  'video-visit': (
    <>
      <rect x="22" y="18" width="58" height="46" rx="8" className="el-fill" />
      <circle cx="51" cy="36" r="8" className="el-line" />
      <path d="M36 58c2-9 8-13 15-13s13 4 15 13" className="el-line" />
      <path d="M84 34l16-9v32l-16-9z" className="el-mark" />
    </>
  ),
  waiting: (
    <>
      <circle cx="60" cy="45" r="29" className="el-fill" />
      <path d="M60 26v20l13 9" className="el-line" />
      <path d="M60 16v4M60 70v4M31 45h4M85 45h4" className="el-line" />
      <circle cx="60" cy="46" r="3.5" className="el-mark" />
    </>
  ),
  empty: (
    <>
      <path d="M28 46l10-24h44l10 24v24H28z" className="el-fill" />
      <path d="M28 46h18l5 8h18l5-8h18" className="el-line" />
      <circle cx="93" cy="20" r="6" className="el-mark" />
    </>
  ),
  success: (
    <>
      <circle cx="60" cy="45" r="28" className="el-fill" />
      <path d="M46 46l10 10 19-21" className="el-line" />
      <circle cx="92" cy="20" r="4" className="el-mark" />
      <circle cx="27" cy="66" r="3" className="el-mark" />
    </>
  ),
  error: (
    <>
      <path d="M60 16l33 56H27z" className="el-fill" />
      <path d="M60 36v16" className="el-line" />
      <circle cx="60" cy="62" r="3" className="el-mark" />
    </>
  ),
  location: (
    <>
      <path d="M20 64l24-10 30 10 26-10v18L74 82 44 72 20 82z" className="el-fill" />
      <path d="M60 60c-12-14-16-20-16-28a16 16 0 0 1 32 0c0 8-4 14-16 28z" className="el-line" />
      <circle cx="60" cy="32" r="5.5" className="el-mark" />
    </>
  ),
  message: (
    <>
      <path d="M24 22h58v36H48L34 70V58H24z" className="el-fill" />
      <path d="M36 35h34M36 45h22" className="el-line" />
      <circle cx="90" cy="26" r="7" className="el-mark" />
    </>
  ),
  document: (
    <>
      <path d="M36 12h34l16 16v50H36z" className="el-fill" />
      <path d="M46 42h28M46 52h28M46 62h18" className="el-line" />
      <path d="M70 12l16 16H70z" className="el-mark" />
    </>
  ),
};

type IllustrationName = keyof typeof illustrations;

/** An illustration from the app's set. It is decorative unless it has a label. */
export function IllustrationImage({
  name,
  size = 'm',
  label,
}: {
  name: IllustrationName;
  size?: 's' | 'm' | 'l' | undefined;
  label?: string;
}) {
  return (
    // biome-ignore lint/a11y/noSvgWithoutTitle: it has a label or is hidden from assistive technology
    <svg
      className="el-drawing"
      viewBox="0 0 120 90"
      data-size={size}
      {...(label ? { role: 'img', 'aria-label': label } : { 'aria-hidden': true })}
    >
      {illustrations[name]}
    </svg>
  );
}
