import { useMantineContext } from '@mantine/core';
import { useEffect } from 'react';
import { useSearchParams } from 'react-router';
import { pageMeta } from '../../platform/page-meta.ts';
import { Page } from '../../ui/page.tsx';
import { PageTitle } from '../../ui/page-title.tsx';
import { ButtonsKit } from './kit/buttons-kit.tsx';
import { ColorsKit } from './kit/colors-kit.tsx';
import { DialogKit } from './kit/dialog-kit.tsx';
import { FieldsKit } from './kit/fields-kit.tsx';
import { FormKit } from './kit/form-kit.tsx';
import classes from './kit/kit.module.css';
import { PiecesKit } from './kit/pieces-kit.tsx';
import { StatesKit } from './kit/states-kit.tsx';
import { StatusKit } from './kit/status-kit.tsx';
import { TableKit } from './kit/table-kit.tsx';
import { TypeKit } from './kit/type-kit.tsx';

export const meta = () =>
  pageMeta('/dev/kit', { description: 'Every component in every state.', index: false });

/** `?scheme=dark` or `?scheme=light` chooses the colors. */
export default function KitPage() {
  const { setColorScheme } = useMantineContext();
  const [search] = useSearchParams();
  const scheme = search.get('scheme');
  useEffect(() => {
    if (scheme === 'light' || scheme === 'dark') setColorScheme(scheme);
  }, [scheme, setColorScheme]);
  return (
    <Page>
      <PageTitle lead="Everything here is drawn with the tokens of the look. Light and dark use the same markup.">
        Component sheet
      </PageTitle>
      <div className={classes.grid}>
        <ColorsKit />
        <TypeKit />
        <div className={classes.column} data-span="7">
          <StatusKit />
          <ButtonsKit />
        </div>
        <FieldsKit />
        <FormKit />
        <StatesKit />
        <TableKit />
        <PiecesKit />
        <DialogKit />
      </div>
    </Page>
  );
}
