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

/** The smallest scale at which the text of a diagram can be read. */
const minScale = 0.7;
/** The space for a diagram on a phone that is 360 px wide. */
const phoneWidth = 290;

/**
 * A diagram that is rendered at build time, with its nodes and edges in words. Its nodes can be links. One that is too wide
 * for a phone is there from top to bottom if it is from left to right, and scrolls horizontally otherwise.
 */
export async function Diagram({ dot, title }: DiagramProps) {
  const wide = await renderDot(dot, assetUrl);
  const isTooWide = wide.width * minScale > phoneWidth && dot.includes('rankdir=LR');
  const tall = isTooWide && (await renderDot(dot.replace('rankdir=LR', 'rankdir=TB'), assetUrl));
  const pictures = tall ? [wide, tall] : [wide];
  return (
    <figure className="diagram">
      <Stylesheet path={diagramStylesheet} />
      <div className="diagram-frame" tabIndex={0} role="group" aria-label={`Diagram: ${title}`}>
        {pictures.map(({ svg, width }) => (
          <div
            key={width}
            className="diagram-picture"
            data-search="off"
            style={{ minWidth: width * minScale, maxWidth: width }}
            {...(svg.includes('<a ') ? {} : { role: 'img', 'aria-label': title })}
            dangerouslySetInnerHTML={{ __html: svg }}
          />
        ))}
      </div>
      <figcaption>{title}</figcaption>
      {/* For screen readers and the page's Markdown. */}
      <ul className="visually-hidden" data-search="off">
        {wide.description.map((line) => (
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
