import { type Service, services } from '@courtside/domain/catalogue';
import {
  IconChevronLeft,
  IconChevronRight,
  IconPlayerPause,
  IconPlayerPlay,
} from '@tabler/icons-react';
import { type CSSProperties, memo, useEffect, useEffectEvent, useId } from 'react';
import { Link } from 'react-router';
import { Button } from '../../ui/button.tsx';
import { VisuallyHidden } from '../../ui/visually-hidden.tsx';
import { distanceFrom, placeAt } from './carousel-motion.ts';
import classes from './service-carousel.module.css';
import { type Carousel, useCarousel } from './use-carousel.ts';

const shown = services.filter(({ isInCarousel }) => isInCarousel);

/** What we cover, one area in the middle at a time. Without scripts all areas stand in a grid. */
export function ServiceCarousel() {
  const carousel = useCarousel(shown.length);
  const { root, stage, position, current, goTo, isByHand } = carousel;
  const titleId = useId();
  useKeysAndClicks(carousel);
  return (
    <section ref={root} className={classes.section} aria-labelledby={titleId}>
      <div className={classes.head}>
        <h2 id={titleId}>Coverage for the work you do</h2>
        <Controls carousel={carousel} />
      </div>
      <ul ref={stage} className={classes.stage}>
        {shown.map((service, item) => (
          <li
            key={service.id}
            className={classes.item}
            data-item={item}
            aria-current={item === current || undefined}
            style={styleAt(distanceFrom(position, item, shown.length))}
          >
            <ServiceCard service={service} />
          </li>
        ))}
      </ul>
      <ul className={classes.index}>
        {shown.map(({ id, name }, item) => (
          <li key={id}>
            <button
              type="button"
              aria-current={item === current || undefined}
              onClick={() => goTo(item)}
            >
              {name}
            </button>
          </li>
        ))}
      </ul>
      <div aria-live="polite">
        {isByHand && (
          <VisuallyHidden>
            {`${shown[current]?.name}, ${current + 1} of ${shown.length}`}
          </VisuallyHidden>
        )}
      </div>
    </section>
  );
}

function Controls({ carousel }: { carousel: Carousel }) {
  const { isPaused, togglePause, step } = carousel;
  return (
    <div className={classes.controls}>
      <Button variant="secondary" aria-label="Previous service" onClick={() => step(-1)}>
        <IconChevronLeft size={20} stroke={1.75} aria-hidden />
      </Button>
      {isPaused !== undefined && (
        <Button variant="secondary" aria-label={isPaused ? 'Play' : 'Pause'} onClick={togglePause}>
          {isPaused ? (
            <IconPlayerPlay size={18} stroke={1.75} aria-hidden />
          ) : (
            <IconPlayerPause size={18} stroke={1.75} aria-hidden />
          )}
        </Button>
      )}
      <Button variant="secondary" aria-label="Next service" onClick={() => step(1)}>
        <IconChevronRight size={20} stroke={1.75} aria-hidden />
      </Button>
    </div>
  );
}

const ServiceCard = memo(function ServiceCard({ service }: { service: Service }) {
  const { id, name, text, img } = service;
  return (
    <>
      <img src={img} alt="" width={340} height={150} loading="lazy" decoding="async" />
      <div className={classes.words}>
        <h3>{name}</h3>
        <p>{text}</p>
        <Link to={`/content/fees#${id}`}>{name} coverage and fees</Link>
      </div>
    </>
  );
});

function styleAt(distance: number): CSSProperties {
  const { scale, widths, gaps, opacity, textOpacity } = placeAt(distance);
  const variables: Record<string, string> = {
    '--scale': rounded(scale),
    '--widths': rounded(widths),
    '--gaps': rounded(gaps),
    '--opacity': rounded(opacity),
    '--text-opacity': rounded(textOpacity),
    '--visibility': opacity === 0 ? 'hidden' : 'visible',
  };
  return variables;
}

// The server and the browser must write the same text.
function rounded(value: number): string {
  return String(Number(value.toFixed(4)));
}

/** Arrow keys turn it while the focus is on it, and a click on an item at the side brings it forward. */
function useKeysAndClicks({ root, stage, current, goTo, step }: Carousel): void {
  const press = useEffectEvent((event: KeyboardEvent) => {
    if (event.key !== 'ArrowLeft' && event.key !== 'ArrowRight') return;
    event.preventDefault();
    step(event.key === 'ArrowRight' ? 1 : -1);
  });
  const click = useEffectEvent(({ target }: MouseEvent) => {
    const item = target instanceof Element && target.closest<HTMLElement>('[data-item]');
    if (item) goTo(Number(item.dataset['item']));
  });
  useEffect(() => {
    const stop = new AbortController();
    root.current?.addEventListener('keydown', press, { signal: stop.signal });
    stage.current?.addEventListener('click', click, { signal: stop.signal });
    return () => stop.abort();
  }, [root, stage]);
  useEffect(() => {
    // The link that was used is hidden now; the keyboard goes on from the one that took its place.
    if (!stage.current?.contains(document.activeElement)) return;
    const link = stage.current.children[current]?.querySelector('a');
    link?.focus({ preventScroll: true });
  }, [current, stage]);
}
