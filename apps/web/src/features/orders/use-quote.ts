import { appearances } from '@courtside/contract/appearances';
import type { ResponseOf } from '@courtside/contract/endpoint';
import { quotes } from '@courtside/contract/quotes';
import { normalizeCode } from '@courtside/domain/coupons';
import type { LostCheck } from '@courtside/domain/offers';
import { useDebouncedValue } from '@mantine/hooks';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { call } from '../../platform/api.ts';
import { momentOf, type OrderFacts } from './order-problems.ts';
import type { OrderValues } from './order-values.ts';

export type Quote = ResponseOf<typeof quotes.calculateFee>;
export type ShownQuote = {
  quote: Quote | undefined;
  couponRefusal: string | null;
  /** The attorney who holds it would be asked to confirm again. */
  asksAgain: boolean;
  /** Why they would be released instead. */
  releases: LostCheck | null;
  /** Somebody is left out who may be the attorney whom the client is not to know. */
  mayRelease: boolean;
  /** It is of what the form says now, date and all. */
  isFinal: boolean;
  isLoading: boolean;
  error: Error | null;
  refetch: () => Promise<Quote | undefined>;
};

const pauseMs = 300;

/** What is asked for: the whole hearing once it can be told, else the kind of hearing at the court. */
function askedOf(values: OrderValues, facts: OrderFacts, changed: string | undefined) {
  const { court, appearanceType, date, time, which, coupon } = values;
  if (!court || !appearanceType) return undefined;
  const moment = momentOf(values, facts.timeZone);
  const isTimed = moment?.kind === 'exact' && moment.epochMs > facts.nowMs;
  const minutes = values.expectedMinutes;
  const isLength = typeof minutes === 'number' && minutes >= 1 && minutes <= 1440;
  return {
    order: { court, appearanceType, ...(isLength && { expectedMinutes: minutes }) },
    hearing: isTimed ? { date, time, ...(which && { which }) } : undefined,
    coupon: normalizeCode(coupon),
    // Who is left out prices nothing, but may be who holds what is changed.
    ...(changed && { excludedAttorneys: values.excludedAttorneys.map(({ value }) => value) }),
  };
}

type Asked = NonNullable<ReturnType<typeof askedOf>>;

/** The price as it follows the form: of a new order, or of one that is changed. */
export function useQuote(values: OrderValues, facts: OrderFacts, changed?: string): ShownQuote {
  const now = askedOf(values, facts, changed);
  const nowKey = JSON.stringify(now);
  const [key] = useDebouncedValue(nowKey, pauseMs);
  const asked = key === undefined ? undefined : (JSON.parse(key) as Asked);
  const { data, isFetching, error, refetch, isPlaceholderData } = useQuery({
    queryKey: ['orders', 'quote', changed, key],
    queryFn: async ({ signal }) => ask(asked as Asked, changed, signal),
    enabled: asked !== undefined,
    placeholderData: keepPreviousData,
    staleTime: 60_000,
  });
  const isOfNow = key === nowKey && !isPlaceholderData && !isFetching;
  return {
    quote: now && data?.quote,
    couponRefusal: data?.couponRefusal ?? null,
    asksAgain: data?.asksAgain ?? false,
    releases: data?.releases ?? null,
    mayRelease: data?.mayRelease ?? false,
    isFinal: isOfNow && data?.quote.hearingAt != null,
    isLoading: now !== undefined && !isOfNow && error === null,
    error: now ? error : null,
    refetch: async () => (await refetch()).data?.quote,
  };
}

type Answer = Pick<ShownQuote, 'couponRefusal'> &
  Partial<Pick<ShownQuote, 'asksAgain' | 'releases' | 'mayRelease'>> & { quote: Quote };

async function ask(
  { order, hearing, coupon, excludedAttorneys }: Asked,
  changed: string | undefined,
  signal: AbortSignal,
): Promise<Answer> {
  if (!hearing) {
    const quote = await call(quotes.calculateFee, { query: order }, { signal });
    return { quote, couponRefusal: null };
  }
  if (changed) {
    const request = {
      params: { id: changed },
      body: { ...order, ...hearing, ...(excludedAttorneys && { excludedAttorneys }) },
    };
    const answer = await call(appearances.quoteChange, request, { signal });
    return { ...answer, couponRefusal: null };
  }
  const body = { orders: [{ ...order, ...hearing }], ...(coupon && { coupon }) };
  const answer = await call(quotes.calculateFees, { body }, { signal });
  const [quote] = answer.quotes;
  if (!quote) throw new Error('We could not work out the price.');
  return { quote, couponRefusal: answer.couponRefusal };
}
