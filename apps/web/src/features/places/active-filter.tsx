import { FilterChips } from '../../ui/filter-chips.tsx';

const options = [
  { value: 'true', label: 'Active' },
  { value: 'false', label: 'Inactive' },
];

type ActiveFilterProps = { value: string; onChange: (value: string) => void };

export function ActiveFilter(props: ActiveFilterProps) {
  return <FilterChips legend="Standing" options={options} {...props} />;
}
