import { appearances } from '@courtside/contract/appearances';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { FormProvider, useWatch } from 'react-hook-form';
import { useNavigate } from 'react-router';
import { call } from '../../platform/api.ts';
import { appearancesKey } from '../../platform/record-keys.ts';
import { Button, ButtonLink } from '../../ui/button.tsx';
import { useActionKey } from '../../ui/form/use-action-key.ts';
import { showToast } from '../../ui/toasts/toast-store.ts';
import { ChangePrice } from './change-price.tsx';
import { OrderContext } from './order-context.ts';
import type { OrderValues } from './order-values.ts';
import { type Appearance, useFacts } from './orders-queries.ts';
import { isChangedMeanwhile, Outdated } from './outdated.tsx';
import { PriceChanged } from './price-changed.tsx';
import { ReleaseWarning } from './release-warning.tsx';
import { StackedForm } from './stacked-form.tsx';
import { useBlamedFields } from './use-blamed-fields.ts';
import { useOrderForm } from './use-order-form.ts';
import { useOrderSubmit } from './use-order-submit.ts';
import { useQuote } from './use-quote.ts';
import { focusField } from './use-steps.ts';

type EditScreenProps = { appearance: Appearance; initial: OrderValues; onReload: () => void };

/** Changes an order; what that does to its price and to who holds it is said beforehand. */
export function EditScreen({ appearance, initial, onReload }: EditScreenProps) {
  const { id, revision, caption } = appearance;
  const form = useOrderForm(initial);
  const values = useWatch({ control: form.control }) as OrderValues;
  const quote = useQuote(values, useFacts(values), id);
  useBlamedFields(form, quote.error);
  const [isOutdated, setOutdated] = useState(false);
  const navigate = useNavigate();
  const queryClient = useQueryClient();
  const keyFor = useActionKey();
  const goTo = (_step: unknown, field?: string) => {
    void form.trigger().then(() => field !== undefined && focusField(form, field));
  };
  const back = `/client/view/case/details/${id}`;
  const save = useOrderSubmit({
    form,
    quote,
    goTo,
    act: 'Save',
    send: async (order, expectedTotalCents) => {
      const body = { ...order, expectedTotalCents, revision };
      try {
        await call(appearances.change, { params: { id }, body }, { idempotencyKey: keyFor(body) });
      } catch (error) {
        setOutdated(isChangedMeanwhile(error));
        throw error;
      }
      form.reset(form.getValues());
      showToast({ kind: 'ok', text: 'Changes saved' });
      await queryClient.invalidateQueries({ queryKey: appearancesKey });
      await navigate(back);
    },
  });
  return (
    <OrderContext value={{ purpose: 'edit', quote, goTo }}>
      <FormProvider {...form}>
        <StackedForm
          label="Appearance"
          title="Edit appearance"
          lead={`${caption}. Files are added and removed on the appearance itself.`}
          notice={isOutdated && <Outdated onReload={onReload} />}
          aside={<ChangePrice appearance={appearance} />}
          failure={save.failure}
          warning={<ReleaseWarning attorney={appearance.attorney} />}
          isBusy={save.isBusy}
          onSubmit={save.submit}
          foot={
            <>
              <ButtonLink variant="ghost" to={back}>
                Back without saving
              </ButtonLink>
              <Button type="submit" size="l" busy={save.isBusy} busyLabel="Saving">
                Save changes
              </Button>
            </>
          }
        />
        <PriceChanged {...save.newPrice} />
      </FormProvider>
    </OrderContext>
  );
}
