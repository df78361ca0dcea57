import { IconX } from '@tabler/icons-react';
import { fieldWording } from '../../ui/fields/field-parts.tsx';
import { useField } from '../../ui/fields/use-field.ts';
import { SearchSelect } from '../../ui/search-select.tsx';
import { VisuallyHidden } from '../../ui/visually-hidden.tsx';
import classes from './choices.module.css';
import type { OrderValues } from './order-values.ts';
import { attorneyFinder } from './orders-queries.ts';

type Excluded = OrderValues['excludedAttorneys'];

/** Who is asked first, and who is not asked at all. */
export function AttorneyChoices() {
  const preferred = useField('preferredAttorney');
  const excluded = useField('excludedAttorneys');
  const list = excluded.field.value as Excluded;
  return (
    <>
      <SearchSelect
        finder={attorneyFinder}
        placeholder="Type a name"
        value={preferred.field.value as OrderValues['preferredAttorney']}
        onChange={(found) =>
          preferred.field.onChange(found && { value: found.value, label: found.label })
        }
        onBlur={preferred.field.onBlur}
        inputRef={preferred.field.ref}
        {...fieldWording(
          {
            label: 'Preferred attorney',
            hint: 'Asked first. Others may accept too.',
            optional: true,
          },
          preferred.problem,
        )}
      />
      <div>
        <SearchSelect
          finder={attorneyFinder}
          placeholder="Type a name to add it"
          value={null}
          onChange={(found) => {
            if (!found || list.some(({ value }) => value === found.value)) return;
            excluded.field.onChange([...list, { value: found.value, label: found.label }]);
          }}
          onBlur={excluded.field.onBlur}
          inputRef={excluded.field.ref}
          {...fieldWording({ label: 'Do not offer it to', optional: true }, excluded.problem)}
        />
        {list.length > 0 && (
          <ul className={classes.tokens} aria-label="Attorneys it is not offered to">
            {list.map(({ value, label }) => (
              <li key={value}>
                {label}
                <button
                  type="button"
                  onClick={() => excluded.field.onChange(list.filter((one) => one.value !== value))}
                >
                  <IconX size={14} stroke={1.75} aria-hidden />
                  <VisuallyHidden>{`Offer it to ${label} again`}</VisuallyHidden>
                </button>
              </li>
            ))}
          </ul>
        )}
      </div>
    </>
  );
}
