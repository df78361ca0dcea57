/** Something the user can put right; shown without a stack. */
export class StartProblem extends Error {
  override name = 'StartProblem';
}
