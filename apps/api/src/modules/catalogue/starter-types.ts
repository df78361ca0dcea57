import type { CaseType } from '@courtside/domain/case-types';

/**
 * The kinds of hearing that the product comes with, as practitioners of each area order them. One
 * line a kind: name, UTBMS task, usual minutes, how it is attended, what the client pays and the
 * attorney gets (fee, then by the hour once the included minutes are over), minutes included, and
 * what it is.
 */
export const starterTypes: Readonly<Record<CaseType, string>> = {
  Bankruptcy: `
    341 meeting of creditors | B150 | 30 | both | 150 + 150/h | 95 + 95/h | 60 | The trustee examines the debtor under oath; creditors may ask questions.
    Continued 341 meeting | B150 | 30 | both | 150 + 150/h | 95 + 95/h | 60 | A meeting of creditors carried over for documents or further questions.
    Relief from stay hearing | B140 | 45 | both | 195 + 165/h | 120 + 105/h | 60 | A creditor’s motion to go on against the debtor or the collateral.
    Chapter 13 confirmation hearing | B320 | 45 | both | 195 + 165/h | 120 + 105/h | 60 | Whether the court confirms the repayment plan.
    Chapter 11 status conference | B110 | 45 | both | 225 + 180/h | 140 + 115/h | 60 | The court reviews the progress of a reorganization.
    Motion to dismiss or convert | B190 | 45 | both | 195 + 165/h | 120 + 105/h | 60 | The trustee or a creditor asks to end the case or change its chapter.
    Claim objection hearing | B310 | 45 | both | 195 + 165/h | 120 + 105/h | 60 | Whether and at what amount a proof of claim is allowed.
    Reaffirmation hearing | B190 | 30 | both | 175 + 150/h | 110 + 95/h | 60 | The court looks at a promise to keep paying a debt.
    Sale motion hearing | B130 | 60 | both | 250 + 190/h | 155 + 120/h | 60 | Approval of a sale of property of the estate.
    Rule 2004 examination | B190 | 120 | both | 350 + 175/h | 225 + 110/h | 120 | An examination of the debtor or a third party under oath.
    Adversary pretrial conference | L230 | 45 | both | 195 + 165/h | 120 + 105/h | 60 | Scheduling and issues of a lawsuit within the bankruptcy.
    Evidentiary hearing | L450 | 120 | in person | 425 + 195/h | 275 + 125/h | 120 | A contested matter with witnesses and exhibits.`,
  Civil: `
    Status conference | L230 | 30 | both | 175 + 150/h | 110 + 95/h | 60 | The court asks where the case stands and sets the next dates.
    Case management conference | L230 | 30 | both | 175 + 150/h | 110 + 95/h | 60 | Schedule, discovery plan and trial setting.
    Order to show cause | L230 | 30 | both | 175 + 150/h | 110 + 95/h | 60 | Answering why something was not done, or should not be ordered.
    Ex parte application | L220 | 45 | both | 225 + 175/h | 140 + 110/h | 60 | A request for immediate orders on short notice.
    Discovery motion hearing | L350 | 45 | both | 225 + 175/h | 140 + 110/h | 60 | Motions to compel, for protective orders and for sanctions.
    Law and motion hearing | L250 | 45 | both | 225 + 175/h | 140 + 110/h | 60 | Demurrers, motions to strike and other motions that do not end the case.
    Dispositive motion hearing | L240 | 60 | both | 275 + 195/h | 175 + 125/h | 60 | Argument on summary judgment or dismissal.
    Mandatory settlement conference | L160 | 180 | both | 450 + 165/h | 290 + 105/h | 180 | Negotiation before a judge, within the authority that you give.
    Mediation | L160 | 240 | both | 595 + 165/h | 385 + 105/h | 240 | Attendance at a mediation, within the authority that you give.
    Deposition | L330 | 240 | both | 595 + 165/h | 385 + 105/h | 240 | Taking or defending a deposition from your outline.
    Final pretrial conference | L230 | 60 | both | 250 + 185/h | 160 + 115/h | 60 | Exhibits, witnesses and motions in limine before trial.
    Trial call | L450 | 45 | in person | 195 + 165/h | 120 + 105/h | 60 | Announcing ready, or asking for another date.
    Bench trial, per half day | L450 | 240 | in person | 895 + 225/h | 585 + 145/h | 240 | A short trial before the judge from your trial notebook.
    Oral argument on appeal | L530 | 60 | both | 650 + 250/h | 425 + 160/h | 60 | Argument before an appellate panel.`,
  Collections: `
    Small claims trial | L450 | 60 | in person | 195 + 150/h | 120 + 95/h | 60 | Presenting or defending the claim before the small claims judge, where attorneys may appear.
    Collections status conference | L230 | 30 | both | 135 + 125/h | 85 + 80/h | 60 | Service, stipulations and the next date.
    Default prove-up | L450 | 30 | both | 150 + 135/h | 95 + 85/h | 60 | Proving the amount after the defendant did not answer.
    Motion hearing | L250 | 30 | both | 175 + 150/h | 110 + 95/h | 60 | Motions to vacate, to set aside or to enforce a stipulation.
    Summary judgment hearing | L240 | 45 | both | 195 + 165/h | 120 + 105/h | 60 | Argument on a motion for judgment without trial.
    Pretrial settlement call | L160 | 45 | both | 150 + 135/h | 95 + 85/h | 60 | Settling in the hallway within your authority before the case is called.
    Judgment debtor examination | L470 | 60 | in person | 195 + 150/h | 120 + 95/h | 60 | Questions under oath on income and assets, from your list.
    Garnishment or exemption hearing | L470 | 30 | both | 165 + 140/h | 105 + 90/h | 60 | A claim that wages or accounts are exempt.
    Collections trial | L450 | 120 | in person | 395 + 185/h | 255 + 115/h | 120 | A short trial on an account, a note or a lease.
    Unlawful detainer trial | L450 | 90 | in person | 295 + 175/h | 190 + 110/h | 90 | Possession and rent due, before the judge.`,
  Criminal: `
    Arraignment | L450 | 45 | in person | 195 + 165/h | 125 + 105/h | 60 | The charges are read, a plea is entered and dates are set.
    Bail or bond hearing | L450 | 45 | in person | 225 + 175/h | 145 + 110/h | 60 | Argument on release and its conditions.
    Preliminary hearing | L450 | 90 | in person | 350 + 195/h | 225 + 125/h | 90 | Whether there is probable cause to go on.
    Pretrial conference | L230 | 45 | in person | 195 + 165/h | 125 + 105/h | 60 | Discovery, offers and trial setting with the prosecutor and the court.
    Suppression motion hearing | L450 | 90 | in person | 350 + 195/h | 225 + 125/h | 90 | Argument and witnesses on a motion to keep evidence out.
    Change of plea | L450 | 45 | in person | 225 + 175/h | 145 + 110/h | 60 | Entering a plea that you have worked out.
    Sentencing | L450 | 60 | in person | 250 + 185/h | 160 + 115/h | 60 | Argument on the sentence and its terms.
    Probation violation hearing | L450 | 60 | in person | 225 + 175/h | 145 + 110/h | 60 | Admission or hearing on an alleged violation.
    Warrant recall | L450 | 30 | both | 175 + 150/h | 110 + 95/h | 60 | Putting a case back on calendar and clearing a bench warrant.
    Traffic trial | L450 | 45 | in person | 175 + 150/h | 110 + 95/h | 60 | Contesting an infraction before the traffic judge.
    Expungement hearing | L460 | 30 | both | 175 + 150/h | 110 + 95/h | 60 | A petition to clear or seal a record.`,
  FamilyLaw: `
    Family status conference | L230 | 30 | both | 175 + 150/h | 110 + 95/h | 60 | Disclosures, mediation and the next dates.
    Temporary orders hearing | L220 | 60 | both | 250 + 185/h | 160 + 115/h | 60 | Support, custody and use of the home while the case goes on.
    Request for order hearing | L250 | 60 | both | 250 + 185/h | 160 + 115/h | 60 | Argument on a motion to set or change orders.
    Child support hearing | L450 | 45 | both | 195 + 165/h | 120 + 105/h | 60 | Setting or changing support on the filed figures.
    Custody hearing | L450 | 90 | in person | 325 + 185/h | 210 + 115/h | 90 | Custody and parenting time, with testimony where allowed.
    Protective order hearing | L220 | 60 | in person | 250 + 185/h | 160 + 115/h | 60 | Whether a temporary order becomes a lasting one.
    Order to show cause | L230 | 45 | both | 195 + 165/h | 120 + 105/h | 60 | Contempt or another reason that the court wants to hear.
    Uncontested dissolution | L450 | 30 | both | 165 + 140/h | 105 + 90/h | 60 | Putting a settled judgment on the record.
    Family settlement conference | L160 | 180 | both | 450 + 165/h | 290 + 105/h | 180 | Negotiation with the court’s help, within your authority.
    Family trial, per half day | L450 | 240 | in person | 895 + 225/h | 585 + 145/h | 240 | A short trial before the judge from your trial notebook.`,
  Immigration: `
    Master calendar hearing | L230 | 45 | both | 225 + 165/h | 145 + 105/h | 60 | Pleadings, relief and the next hearing before the immigration judge.
    Individual hearing | L450 | 180 | both | 695 + 225/h | 450 + 145/h | 180 | The hearing on the merits of the relief asked for.
    Bond hearing | L450 | 45 | both | 250 + 175/h | 160 + 110/h | 60 | Argument on release from detention.
    Motion hearing | L250 | 45 | both | 225 + 175/h | 145 + 110/h | 60 | Continuance, change of venue, termination and the like.
    Credible fear review | L450 | 60 | both | 275 + 185/h | 175 + 115/h | 60 | Review by the judge of a negative fear finding.
    USCIS interview | L190 | 90 | in person | 325 + 165/h | 210 + 105/h | 90 | Sitting with your client at an adjustment, asylum or naturalization interview.
    ICE check-in | L190 | 60 | in person | 225 + 150/h | 145 + 95/h | 60 | Going with your client to a reporting appointment.`,
  Probate: `
    Petition for letters | L450 | 30 | both | 175 + 150/h | 110 + 95/h | 60 | Appointment of an executor or administrator.
    Probate status hearing | L230 | 30 | both | 165 + 140/h | 105 + 90/h | 60 | Progress of the administration and what is still to be filed.
    Accounting hearing | L450 | 45 | both | 195 + 165/h | 120 + 105/h | 60 | Settlement of an account, fees and final distribution.
    Guardianship hearing | L450 | 45 | both | 195 + 165/h | 120 + 105/h | 60 | Appointment or review of a guardian of a minor.
    Conservatorship hearing | L450 | 45 | both | 195 + 165/h | 120 + 105/h | 60 | Appointment or review of a conservator of an adult.
    Minor’s compromise | L450 | 30 | both | 175 + 150/h | 110 + 95/h | 60 | Approval of a settlement for a minor.
    Trust petition hearing | L450 | 60 | both | 250 + 185/h | 160 + 115/h | 60 | Instructions, removal or construction under a trust.
    Will contest hearing | L450 | 90 | in person | 350 + 195/h | 225 + 125/h | 90 | A contested petition with argument or witnesses.
    Order to show cause | L230 | 30 | both | 175 + 150/h | 110 + 95/h | 60 | Answering why something was not filed or should not be ordered.`,
  WorkerCompensation: `
    Mandatory settlement conference | L160 | 120 | both | 295 + 150/h | 190 + 95/h | 120 | Issues, exhibits and settlement before the judge.
    Status conference | L230 | 45 | both | 175 + 150/h | 110 + 95/h | 60 | Discovery, medical evidence and the next date.
    Priority conference | L230 | 60 | both | 195 + 150/h | 125 + 95/h | 60 | An early conference where employment or injury is disputed.
    Expedited hearing | L450 | 90 | both | 295 + 165/h | 190 + 105/h | 90 | A quick decision on treatment or temporary disability.
    Lien conference | L230 | 120 | both | 275 + 145/h | 175 + 90/h | 120 | Settling or setting for trial the claims of lien holders.
    Lien trial | L450 | 180 | in person | 495 + 165/h | 320 + 105/h | 180 | Trial of a claim of lien.
    Trial | L450 | 240 | in person | 695 + 185/h | 450 + 115/h | 240 | Trial before the workers’ compensation judge from your trial brief.
    Applicant or witness deposition | L330 | 180 | both | 450 + 155/h | 290 + 100/h | 180 | Taking or defending a deposition from your outline.
    Medical examiner deposition | L340 | 120 | both | 395 + 175/h | 255 + 110/h | 120 | Questioning an evaluating physician from your outline.
    Compromise and release approval | L160 | 45 | both | 175 + 150/h | 110 + 95/h | 60 | Walking a settlement through for approval.`,
  LocalCounsel: `
    Local counsel appearance | L450 | 60 | both | 295 + 195/h | 190 + 125/h | 60 | Appearing beside or for lead counsel where local counsel is required.
    Scheduling conference | L230 | 45 | both | 225 + 175/h | 145 + 110/h | 60 | A conference on dates and discovery as local counsel.
    Motion hearing with lead counsel | L250 | 60 | both | 295 + 195/h | 190 + 125/h | 60 | Attending a motion that lead counsel argues.
    Filing with the clerk | L190 | 45 | in person | 150 + 135/h | 95 + 85/h | 60 | Filing, issuing or picking up papers that the clerk takes only in person.
    Courthouse record check | L110 | 60 | in person | 165 + 135/h | 105 + 85/h | 60 | Reading a file at the courthouse and sending you copies.
    Trial second chair, per half day | L450 | 240 | in person | 795 + 210/h | 515 + 135/h | 240 | Sitting with lead counsel at trial.`,
  ProHacVice: `
    Motion for admission | L250 | 30 | both | 325 + 195/h | 210 + 125/h | 60 | Moving your admission for one case, and appearing where the court asks for it.
    Sponsored hearing | L450 | 60 | both | 295 + 195/h | 190 + 125/h | 60 | The sponsor attends a hearing that you argue.
    Sponsored conference | L230 | 45 | both | 250 + 185/h | 160 + 115/h | 60 | The sponsor attends a conference that the rule requires.
    Sponsored deposition | L330 | 240 | both | 650 + 175/h | 420 + 110/h | 240 | The sponsor attends a deposition in the state.
    Sponsored trial, per half day | L450 | 240 | in person | 895 + 225/h | 585 + 145/h | 240 | The sponsor sits at trial for as long as the rule asks.
    Withdrawal or substitution hearing | L250 | 30 | both | 225 + 175/h | 145 + 110/h | 60 | Ending a sponsorship in good order.`,
  VirtualAppearance: `
    Video status conference | L230 | 30 | remote | 125 + 125/h | 80 + 80/h | 60 | A conference by video, from testing the link to the next date.
    Telephone conference | L230 | 30 | remote | 115 + 115/h | 70 + 70/h | 60 | A conference by telephone.
    Video motion hearing | L250 | 45 | remote | 175 + 150/h | 110 + 95/h | 60 | Argument by video from your papers.
    Video settlement conference | L160 | 120 | remote | 295 + 150/h | 190 + 95/h | 120 | Negotiation by video, within the authority that you give.
    Video mediation | L160 | 240 | remote | 550 + 150/h | 355 + 95/h | 240 | A mediation by video, within the authority that you give.
    Remote deposition | L330 | 240 | remote | 550 + 150/h | 355 + 95/h | 240 | Taking or defending a deposition by video from your outline.
    Video evidentiary hearing | L450 | 120 | remote | 375 + 175/h | 240 + 110/h | 120 | A hearing by video with witnesses and exhibits.
    Calendar watch | L230 | 60 | remote | 95 + 95/h | 60 + 60/h | 60 | Listening in on a public calendar and reporting what happened.`,
};
