import type { Service } from '@courtside/domain/catalogue';
import { IconChevronRight } from '@tabler/icons-react';
import { Money } from '../../ui/money.tsx';
import { VisuallyHidden } from '../../ui/visually-hidden.tsx';
import type { Rate } from './rates-query.ts';
import classes from './services.module.css';

type ServiceEntryProps = { service: Service; rate: Rate | undefined; isLoading: boolean };

/** One practice area. Its address is the page's with the code after a hash. */
export function ServiceEntry({ service, rate, isLoading }: ServiceEntryProps) {
  const { id, name, text, img } = service;
  return (
    <section id={id} className={classes.service} aria-labelledby={`${id}-title`}>
      <img src={img} alt="" width={340} height={150} loading="lazy" decoding="async" />
      <div className={classes.words}>
        <div className={classes.head}>
          <h2 id={`${id}-title`}>{name}</h2>
          <FromPrice rate={rate} isLoading={isLoading} />
        </div>
        <p>{text}</p>
        {isLoading && <div className={classes.feesToCome} />}
        {rate && rate.appearanceTypes.length > 0 && <Fees name={name} rate={rate} />}
      </div>
    </section>
  );
}

function FromPrice({ rate, isLoading }: Pick<ServiceEntryProps, 'rate' | 'isLoading'>) {
  if (isLoading) return <span className={classes.bone} aria-hidden />;
  if (!rate) return null;
  if (rate.fromCents === null) return <span className={classes.from}>Fee on request</span>;
  return (
    <span className={classes.from}>
      from{' '}
      <b>
        <Money cents={rate.fromCents} />
      </b>
    </span>
  );
}

function Fees({ name, rate }: { name: string; rate: Rate }) {
  const { length } = rate.appearanceTypes;
  return (
    <details className={classes.fees}>
      <summary>
        <IconChevronRight size={18} stroke={1.75} aria-hidden />
        {length === 1 ? 'One kind of appearance' : `${length} kinds of appearance`}
        <VisuallyHidden> in {name}</VisuallyHidden>
      </summary>
      <table>
        <thead>
          <tr>
            <th scope="col">Appearance</th>
            <th scope="col">Standard fee</th>
          </tr>
        </thead>
        <tbody>
          {rate.appearanceTypes.map((type) => (
            <tr key={type.id}>
              <th scope="row">
                {type.name}
                <span>
                  {type.includedMinutes} min included, then <Money cents={type.clientHourlyCents} />{' '}
                  an hour
                </span>
              </th>
              <td>
                <Money cents={type.clientFeeCents} />
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </details>
  );
}
