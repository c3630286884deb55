'use client';

import { FlaskConical } from 'lucide';
import { Icon } from '@/components/icon/icon';
import { assetUrl } from '@/lib/site/base-url';
import { formatMoment } from './format-moment';
import { SandboxPanel } from './sandbox-panel';
import { useSandbox } from './use-sandbox';

/** One line that says that the console's first server is the sandbox, and how that stands; it opens the panel. */
export function SandboxBar() {
  const { view } = useSandbox();
  return (
    <details className="sandbox-bar">
      <link rel="stylesheet" href={assetUrl('/frame/sandbox.css')} precedence="default" />
      <summary>
        <Icon icon={FlaskConical} size={16} />
        <strong>Sandbox</strong>
        <span>
          {view.status === 'ready'
            ? `Made-up data in your browser · ${formatMoment(view.state.now)} · ${view.state.calls} ${view.state.calls === 1 ? 'call' : 'calls'}`
            : 'Made-up data in your browser'}
        </span>
        <em>Scenario, clock, web hooks</em>
      </summary>
      <div className="sandbox-panel">
        <SandboxPanel />
      </div>
    </details>
  );
}
