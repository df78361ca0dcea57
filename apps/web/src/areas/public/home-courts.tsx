import { IconSearch } from '@tabler/icons-react';
import { useEffect, useState } from 'react';
import { Form } from 'react-router';
import { courtCount, defaultCourtCount } from '../../platform/court-count.ts';
import { Button } from '../../ui/button.tsx';
import classes from './home-courts.module.css';

const figures = new Intl.NumberFormat('en-US');

/** How many courts we know, and the way to find one. */
export function HomeCourts() {
  const count = useCourtCount();
  return (
    <section className={classes.section}>
      <div>
        <h2>
          <span className={classes.count}>{figures.format(count)}</span> courts in our directory,
          state and federal, county by county
        </h2>
        <search>
          <Form action="/content/court-info" className={classes.search}>
            <label htmlFor="find-court">Find your court</label>
            <div className={classes.box}>
              <IconSearch size={18} stroke={1.75} aria-hidden />
              <input
                id="find-court"
                type="search"
                name="search"
                maxLength={100}
                placeholder="County, city or court name"
              />
              <Button type="submit" variant="secondary">
                Search
              </Button>
            </div>
          </Form>
        </search>
      </div>
      <div className={classes.map} />
    </section>
  );
}

/** What the device kept is shown at once; the directory is asked when that is old. */
function useCourtCount(): number {
  const [count, setCount] = useState(defaultCourtCount);
  useEffect(() => {
    let isShown = true;
    const show = (value: number) => {
      if (isShown) setCount(value);
    };
    show(courtCount.kept());
    void courtCount.fresh().then(show);
    return () => {
      isShown = false;
    };
  }, []);
  return count;
}
