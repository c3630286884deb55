import { trafficWorkerScript } from '@/.generated/site/page-scripts';
import { trafficCheckStylesheet } from '@/.generated/styles/stylesheets';
import { Stylesheet } from '@/components/ui/document/stylesheet';
import { getTrafficData } from '@/lib/calls/traffic/node/traffic-data';
import { islandDataPath } from '@/lib/content/island-data-path';
import { assetUrl } from '@/lib/site/base-url';

/** The container of the part that checks calls. components/api/check/check-panel.tsx renders it. */
export function TrafficCheck() {
  return (
    <div
      data-traffic-check={assetUrl(islandDataPath('traffic', getTrafficData()))}
      data-traffic-worker={assetUrl(trafficWorkerScript.path)}
      data-search="off"
      data-markdown="interactive"
    >
      <Stylesheet path={trafficCheckStylesheet} />
      <noscript>
        <p>Checking calls here needs JavaScript. The command below does the same.</p>
      </noscript>
    </div>
  );
}
