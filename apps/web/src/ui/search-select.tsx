import '@mantine/core/styles/Combobox.css';
import '@mantine/core/styles/Input.css';
import '@mantine/core/styles/Popover.css';
import { Combobox, TextInput, useCombobox } from '@mantine/core';
import { useDebouncedValue } from '@mantine/hooks';
import { IconSearch, IconX } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { type ReactNode, type Ref, useEffect, useState } from 'react';
import classes from './search-select.module.css';

export type Found = { value: string; label: string; detail?: string };

export type Finder = {
  /** Names what is searched, so that answers are kept apart. */
  key: readonly unknown[];
  find: (search: string, signal: AbortSignal) => Promise<readonly Found[]>;
};

type SearchSelectProps = {
  label: ReactNode;
  /** When the label is not shown. */
  'aria-label'?: string;
  description?: ReactNode;
  error?: ReactNode;
  placeholder?: string;
  disabled?: boolean;
  'aria-required'?: boolean;
  finder: Finder;
  value: Found | null;
  onChange: (chosen: Found | null) => void;
  onBlur?: () => void;
  inputRef?: Ref<HTMLInputElement>;
};

const pauseMs = 150;
// What the role demands beside its name, the target around the input adds.
const asCombobox = { role: 'combobox' } as const;

/** One of very many, found by typing. What is asked for is loaded as it is typed. */
export function SearchSelect({
  finder,
  value,
  onChange,
  onBlur,
  inputRef,
  ...input
}: SearchSelectProps) {
  const [typed, setTyped] = useState<string>();
  const [search] = useDebouncedValue((typed ?? '').trim(), pauseMs);
  const combobox = useCombobox({ onDropdownClose: () => combobox.resetSelectedOption() });
  const found = useQuery({
    queryKey: ['search-select', ...finder.key, search],
    queryFn: async ({ signal }) => finder.find(search, signal),
    enabled: combobox.dropdownOpened,
    placeholderData: (before) => before,
  });
  const { selectFirstOption, resetSelectedOption } = combobox;
  const isSettled = found.isSuccess && !found.isPlaceholderData && search === (typed ?? '').trim();
  // Enter takes the best match, and never one that was found for fewer letters.
  useEffect(() => {
    if (!typed) return;
    if (isSettled) selectFirstOption();
    else resetSelectedOption();
  }, [typed, isSettled, selectFirstOption, resetSelectedOption]);
  const close = () => {
    combobox.closeDropdown();
    setTyped(undefined);
  };
  return (
    <Combobox
      store={combobox}
      onOptionSubmit={(chosen) => {
        onChange(found.data?.find((option) => option.value === chosen) ?? null);
        close();
      }}
    >
      <Combobox.Target withExpandedAttribute>
        <TextInput
          {...input}
          ref={inputRef}
          {...asCombobox}
          autoComplete="off"
          leftSection={<IconSearch size={18} stroke={1.75} aria-hidden />}
          rightSection={
            value &&
            !input.disabled && (
              <button
                type="button"
                className={classes.clear}
                aria-label={`Clear ${value.label}`}
                onClick={() => onChange(null)}
              >
                <IconX size={16} stroke={1.75} aria-hidden />
              </button>
            )
          }
          value={typed ?? value?.label ?? ''}
          onChange={(event) => {
            setTyped(event.currentTarget.value);
            combobox.openDropdown();
          }}
          onKeyDown={(event) => {
            // While there is something to choose from, Enter does not send the form around it.
            if (event.key === 'Enter' && combobox.dropdownOpened) event.preventDefault();
          }}
          onFocus={(event) => event.currentTarget.select()}
          onClick={() => combobox.openDropdown()}
          onBlur={() => {
            close();
            onBlur?.();
          }}
        />
      </Combobox.Target>
      <Combobox.Dropdown>
        <Combobox.Options className={classes.options}>
          {found.data?.map((option) => (
            <Combobox.Option key={option.value} value={option.value}>
              <span className={classes.label}>{option.label}</span>
              {option.detail && <span className={classes.detail}>{option.detail}</span>}
            </Combobox.Option>
          ))}
          {!found.data?.length && (
            <Combobox.Empty className={classes.empty}>
              {found.isError
                ? `We could not search: ${found.error.message}`
                : found.isFetching
                  ? 'Searching'
                  : 'Nothing matches'}
            </Combobox.Empty>
          )}
        </Combobox.Options>
      </Combobox.Dropdown>
    </Combobox>
  );
}
