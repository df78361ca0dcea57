import { useElementSize } from '@mantine/hooks';
import type { MouseEvent } from 'react';
import {
  boundsOfStates,
  findCountyAt,
  findOutline,
  mainlandOf,
  middleOf,
  outlineOf,
  withMargin,
} from './county-shapes.ts';
import classes from './coverage-map.module.css';
import type { CoverageMapProps, Level } from './coverage-map.tsx';
import { Land } from './land.tsx';
import mapClasses from './us-map.module.css';
import { useZoom } from './use-zoom.ts';
import { ZoomButtons } from './zoom-buttons.tsx';

type CoverageDrawingProps = Pick<CoverageMapProps, 'title' | 'areas' | 'picked' | 'onPick'> & {
  /** The county with the mark. */
  home?: string;
};

const ascending: readonly Level[] = [1, 2, 3];

/** Loaded on demand by CoverageMap alone. */
export default function CoverageDrawing({
  title,
  areas,
  home,
  picked,
  onPick,
}: CoverageDrawingProps) {
  const { ref: frame, width, height } = useElementSize<HTMLDivElement>();
  const { scroller, zoom, ...zooming } = useZoom();
  const concerned = areas.map(({ fips }) => fips);
  const view = withMargin(boundsOfStates(home ? [...concerned, home] : concerned));
  const [across, down] = [view.right - view.left, view.bottom - view.top];
  const pixels = Math.min(width / across, height / down) * zoom || 1;
  const pick = ({ currentTarget, clientX, clientY }: MouseEvent<SVGSVGElement>) => {
    const toDrawing = currentTarget.getScreenCTM()?.inverse();
    const fips =
      toDrawing && findCountyAt(new DOMPoint(clientX, clientY).matrixTransform(toDrawing));
    if (fips) onPick(fips);
  };
  return (
    <div ref={frame} className={mapClasses.frame}>
      {/* Enlarged, it scrolls, which needs a stop for the keyboard. */}
      <section
        ref={scroller}
        className={mapClasses.scroller}
        aria-label={`${title}, as a map`}
        {...(zoom > 1 && { tabIndex: 0 })}
      >
        {/* oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-noninteractive-element-interactions -- a shortcut for what a field does by name */}
        <svg
          aria-hidden="true"
          className={classes.drawing}
          style={{ width: `${zoom * 100}%`, height: `${zoom * 100}%` }}
          viewBox={`${view.left} ${view.top} ${across} ${down}`}
          onClick={pick}
        >
          <Land />
          {ascending.map((level) => (
            <path
              key={level}
              className={classes.area}
              data-level={level}
              d={outlineOf(areas.filter((area) => area.level === level).map(({ fips }) => fips))}
            />
          ))}
          {picked && <path className={classes.picked} d={outlineOf([picked])} />}
          {home && <HomeMark fips={home} pixels={pixels} />}
        </svg>
      </section>
      <ZoomButtons zoom={zoom} {...zooming} />
    </div>
  );
}

/** Keeps its size however far one zooms. */
function HomeMark({ fips, pixels }: { fips: string; pixels: number }) {
  const outline = findOutline(fips);
  if (outline === undefined) return null;
  const { x, y } = middleOf(mainlandOf(outline));
  return <circle className={classes.home} cx={x} cy={y} r={7 / pixels} />;
}
