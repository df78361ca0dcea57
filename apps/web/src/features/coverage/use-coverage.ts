import { coverage } from '@courtside/contract/coverage';
import type { StateCode } from '@courtside/domain/places';
import { useQueryClient } from '@tanstack/react-query';
import { call } from '../../platform/api.ts';
import { practiceStandingQuery } from '../../platform/practice-standing.ts';
import { showToast } from '../../ui/toasts/toast-store.ts';
import { coverageKey } from './coverage-queries.ts';

type Place = { id: string; name: string };

/** The ways to change where one appears. Each takes effect at once, and a removal can be undone. */
export function useCoverage() {
  const queryClient = useQueryClient();
  const attempt = async (work: () => Promise<unknown>, done: Parameters<typeof showToast>[0]) => {
    try {
      await work();
      showToast(done);
    } catch (error) {
      showToast({ kind: 'bad', text: error instanceof Error ? error.message : String(error) });
    }
    await queryClient.invalidateQueries({ queryKey: coverageKey });
    await queryClient.invalidateQueries(practiceStandingQuery);
  };

  const addState = async ({ id, name }: Place) =>
    attempt(async () => call(coverage.addState, { body: { state: id as StateCode } }), {
      kind: 'ok',
      text: `${name} is added`,
    });
  const removeState = async (state: Place) =>
    attempt(async () => call(coverage.removeState, { params: { id: state.id } }), {
      kind: 'ok',
      text: `${state.name} is removed`,
      action: { label: 'Undo', onClick: () => void addState(state) },
    });
  const addCounty = async ({ id, name }: Place) =>
    attempt(async () => call(coverage.addCounty, { body: { county: id } }), {
      kind: 'ok',
      text: `${name} is added`,
    });
  const addCourts = async (ids: readonly string[], words: string) =>
    attempt(async () => call(coverage.addCourts, { body: { courts: [...ids] } }), {
      kind: 'ok',
      text: words,
    });
  const removeCounty = async (county: Place) =>
    attempt(async () => call(coverage.removeCounty, { params: { id: county.id } }), {
      kind: 'ok',
      text: `${county.name} is removed`,
      action: { label: 'Undo', onClick: () => void addCounty(county) },
    });
  const removeCourt = async ({ id, name }: Place) =>
    attempt(async () => call(coverage.removeCourt, { params: { id } }), {
      kind: 'ok',
      text: `${name} is removed`,
      action: { label: 'Undo', onClick: () => void addCourts([id], `${name} is added`) },
    });
  return { addState, removeState, addCounty, addCourts, removeCounty, removeCourt };
}
