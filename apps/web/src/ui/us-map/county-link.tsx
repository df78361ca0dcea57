import { Link } from 'react-router';
import { findOutline, mainlandOf, middleOf, stepOf } from './county-shapes.ts';
import classes from './us-map.module.css';
import type { CountyMark } from './us-map.tsx';

type CountyLinkProps = {
  mark: CountyMark;
  most: number;
  isSelected: boolean;
};

const badgeSize = 12;
/** About as wide as a letter of a label is. */
const letterWidth = 7;

export function CountyLink({ mark, most, isSelected }: CountyLinkProps) {
  const outline = findOutline(mark.fips);
  if (outline === undefined) return null;
  return (
    <Link
      to={mark.to}
      className={classes.county}
      data-step={stepOf(mark.count, most)}
      data-selected={isSelected || undefined}
      aria-current={isSelected ? 'true' : undefined}
      aria-label={`${mark.name}: ${mark.count}`}
      preventScrollReset
      replace
    >
      <path d={outline} />
    </Link>
  );
}

type CountyBadgeProps = {
  mark: CountyMark;
  most: number;
  /** On the screen for one step of the drawing: words keep their size however far one zooms. */
  pixels: number;
};

/** The count, and the name where there is room for it. Drawn above all counties. */
export function CountyBadge({ mark, most, pixels }: CountyBadgeProps) {
  const outline = findOutline(mark.fips);
  if (outline === undefined) return null;
  const mainland = mainlandOf(outline);
  const { left, top, right, bottom } = mainland;
  const { x, y } = middleOf(mainland);
  const hasRoom =
    (right - left) * pixels > mark.shortName.length * letterWidth && (bottom - top) * pixels > 52;
  return (
    <g
      className={classes.badge}
      data-step={stepOf(mark.count, most)}
      transform={`translate(${x} ${y}) scale(${1 / pixels})`}
      aria-hidden="true"
    >
      <circle cy={hasRoom ? -9 : 0} r={badgeSize} />
      <text className={classes.count} y={hasRoom ? -4 : 5}>
        {mark.count}
      </text>
      {hasRoom && (
        <text className={classes.name} y={20}>
          {mark.shortName}
        </text>
      )}
    </g>
  );
}
