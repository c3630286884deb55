import { diagramStylesheet } from '@/.generated/styles/stylesheets';
import { Stylesheet } from '@/components/ui/document/stylesheet';
import { renderDot } from '@/lib/content/diagrams/render-dot';
import { listFlowMaps } from '@/lib/content/flow-map';
import { assetUrl } from '@/lib/site/base-url';

type DiagramProps = {
  /** The diagram in DOT, the language of Graphviz. */
  dot: string;
  /** A sentence that describes the diagram: its caption and its accessible name. */
  title: string;
};

/**
 * A diagram that is rendered at build time, with its nodes and edges in words. Its nodes can be links. Wide diagrams
 * scroll horizontally.
 */
export async function Diagram({ dot, title }: DiagramProps) {
  const { svg, width, description } = await renderDot(dot, assetUrl);
  const hasLinks = svg.includes('<a ');
  return (
    <figure className="diagram">
      <Stylesheet path={diagramStylesheet} />
      <div className="diagram-frame" tabIndex={0} role="group" aria-label={`Diagram: ${title}`}>
        <div
          className="diagram-picture"
          data-search="off"
          style={{ minWidth: width * 0.7, maxWidth: width }}
          {...(hasLinks ? {} : { role: 'img', 'aria-label': title })}
          dangerouslySetInnerHTML={{ __html: svg }}
        />
      </div>
      <figcaption>{title}</figcaption>
      {/* For screen readers and the page's Markdown. */}
      <ul className="visually-hidden" data-search="off">
        {description.map((line) => (
          <li key={line}>{line}</li>
        ))}
      </ul>
    </figure>
  );
}

/** The screens of the app and the transitions between them, which are the screens' actions: a diagram per group. */
export function FlowMap() {
  return listFlowMaps().map(({ title, dot }) => <Diagram key={title} dot={dot} title={title} />);
}
