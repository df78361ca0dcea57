import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useNavigate } from 'react-router';
import { call } from '../../platform/api.ts';
import { Button } from '../../ui/button.tsx';
import { ConfirmDialog } from '../../ui/confirm-dialog.tsx';
import { Section } from '../../ui/section.tsx';
import { Row } from '../../ui/stack.tsx';
import { showToast } from '../../ui/toasts/toast-store.ts';
import { nameOf, type PlaceKind, type PlaceRecord, placeKinds } from './place-kinds.ts';
import { recordKey, refreshPlaces } from './place-queries.ts';

type StandingSectionProps = { kind: PlaceKind; place: PlaceRecord };

/** Whether a place is offered, and the ways to change that. */
export function StandingSection({ kind, place }: StandingSectionProps) {
  const [asked, setAsked] = useState<'standing' | 'removal'>();
  // The dialog keeps its words while it closes, although the place is already as wished.
  const [wasActive, setWasActive] = useState(place.active);
  const close = () => setAsked(undefined);
  const askStanding = () => {
    setWasActive(place.active);
    setAsked('standing');
  };
  return (
    <Section title="Standing">
      <p>
        {place.active
          ? placeKinds[kind].whileActive
          : 'Inactive: it is not offered for new orders.'}
      </p>
      <Row gap={3}>
        <Button variant="secondary" onClick={askStanding}>
          {place.active ? 'Deactivate' : 'Activate'}
        </Button>
        <Button variant="danger" onClick={() => setAsked('removal')}>
          Remove
        </Button>
      </Row>
      <StandingDialog
        kind={kind}
        place={place}
        wasActive={wasActive}
        opened={asked === 'standing'}
        onClose={close}
      />
      <RemovalDialog kind={kind} place={place} opened={asked === 'removal'} onClose={close} />
    </Section>
  );
}

type DialogProps = StandingSectionProps & { opened: boolean; onClose: () => void };

function StandingDialog({
  kind,
  place,
  wasActive,
  opened,
  onClose,
}: DialogProps & { wasActive: boolean }) {
  const queryClient = useQueryClient();
  const { id, revision } = place;
  const { activate, deactivate, within } = placeKinds[kind];
  const name = nameOf(place);
  const act = async () => {
    const endpoint = wasActive ? deactivate : activate;
    const changed = await call(endpoint, { params: { id }, body: { revision } });
    onClose();
    queryClient.setQueryData(recordKey(kind, id), changed);
    showToast({ kind: 'ok', text: `${name} is ${wasActive ? 'inactive' : 'active'}` });
    await refreshPlaces(queryClient);
  };
  return (
    <ConfirmDialog
      opened={opened}
      question={wasActive ? `Deactivate ${name}?` : `Activate ${name}?`}
      keep={wasActive ? 'Keep active' : 'Not now'}
      act={wasActive ? 'Deactivate' : 'Activate'}
      danger={wasActive}
      {...(wasActive && within && { consequence: within })}
      onKeep={onClose}
      onAct={act}
    >
      {wasActive
        ? 'No new orders are taken there. What was ordered stays.'
        : 'Clients can order appearances there from now on.'}
    </ConfirmDialog>
  );
}

function RemovalDialog({ kind, place, opened, onClose }: DialogProps) {
  const queryClient = useQueryClient();
  const navigate = useNavigate();
  const name = nameOf(place);
  const remove = async () => {
    await call(placeKinds[kind].remove, { params: { id: place.id } });
    showToast({ kind: 'ok', text: `${name} is removed` });
    await navigate(placeKinds[kind].listPath);
    await refreshPlaces(queryClient);
  };
  return (
    <ConfirmDialog
      opened={opened}
      question={`Remove ${name}?`}
      keep={`Keep the ${kind}`}
      act="Remove"
      danger
      onKeep={onClose}
      onAct={remove}
    >
      {`This is for a ${kind} entered by mistake, which nothing refers to yet. One that is in use can be deactivated.`}
    </ConfirmDialog>
  );
}
