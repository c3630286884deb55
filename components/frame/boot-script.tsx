/**
 * Runs before the first paint: a host that serves `/docs/x.html` as it is shows the address `/docs/x`, so
 * that the page's links and its active entries are those of the page.
 */
const source =
  '(()=>{const p=location.pathname,t=p.replace(/\\/index\\.html$/,"/").replace(/\\.html$/,"");' +
  'if(t!==p)history.replaceState(null,"",location.origin+t+location.search+location.hash)})()';

export function BootScript() {
  return <script dangerouslySetInnerHTML={{ __html: source }} />;
}
