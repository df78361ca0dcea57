import { useElementSize } from '@mantine/hooks';
import { CountyBadge, CountyLink } from './county-link.tsx';
import { boundsOfStates, withMargin } from './county-shapes.ts';
import { Land } from './land.tsx';
import { MapLegend } from './map-legend.tsx';
import classes from './us-map.module.css';
import type { UsMapProps } from './us-map.tsx';
import { useZoom } from './use-zoom.ts';
import { ZoomButtons } from './zoom-buttons.tsx';

/** Loaded on demand by UsMap alone. */
export default function CountyDrawing({ title, marks, selected }: UsMapProps) {
  const { ref: frame, width, height } = useElementSize<HTMLDivElement>();
  const { scroller, zoom, ...zooming } = useZoom();
  const view = withMargin(boundsOfStates(marks.map(({ fips }) => fips)));
  const [across, down] = [view.right - view.left, view.bottom - view.top];
  const pixels = Math.min(width / across, height / down) * zoom || 1;
  const most = Math.max(1, ...marks.map(({ count }) => count));
  // Those drawn later lie above: the selected one's outline is seen whole.
  const ordered = marks.toSorted(
    (a, b) => Number(a.fips === selected) - Number(b.fips === selected),
  );
  return (
    <div className={classes.frame}>
      <div ref={frame} className={classes.window}>
        <section ref={scroller} className={classes.scroller} aria-label={title}>
          <svg
            className={classes.drawing}
            style={{ width: `${zoom * 100}%`, height: `${zoom * 100}%` }}
            viewBox={`${view.left} ${view.top} ${across} ${down}`}
          >
            <Land />
            {ordered.map((mark) => (
              <CountyLink
                key={mark.fips}
                mark={mark}
                most={most}
                isSelected={mark.fips === selected}
              />
            ))}
            {ordered.map((mark) => (
              <CountyBadge key={mark.fips} mark={mark} most={most} pixels={pixels} />
            ))}
          </svg>
        </section>
      </div>
      <ZoomButtons zoom={zoom} {...zooming} />
      <MapLegend title={title} marks={marks} most={most} selected={selected} />
    </div>
  );
}
