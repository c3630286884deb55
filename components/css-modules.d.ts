/** For tsconfig.browser.json, which has none of Next's own declarations. */
declare module '*.module.css' {
  const classes: Readonly<Record<string, string>>;
  export default classes;
}

declare module '*.css';
