function listed(names: string): string[] {
  return names.split('|').map((name) => name.trim());
}

/** Common in the United States (census of 2010 and births of a century), the most common first. */
const firstNames = listed(`
  James | Mary | Robert | Patricia | John | Jennifer | Michael | Linda | David | Elizabeth |
  William | Barbara | Richard | Susan | Joseph | Jessica | Thomas | Sarah | Christopher | Karen |
  Charles | Lisa | Daniel | Nancy | Matthew | Sandra | Anthony | Betty | Mark | Ashley | Donald |
  Emily | Steven | Kimberly | Andrew | Margaret | Paul | Donna | Joshua | Michelle | Kenneth |
  Carol | Kevin | Amanda | Brian | Melissa | Jose | Maria | Timothy | Deborah | Ronald |
  Stephanie | Jason | Rebecca | George | Laura | Edward | Helen | Jeffrey | Sharon | Ryan |
  Cynthia | Jacob | Kathleen | Nicholas | Amy | Gary | Angela | Eric | Shirley | Jonathan |
  Anna | Luis | Ruth | Carlos | Guadalupe | Wei | Priya | Nguyen | Fatima`);
const lastNames = listed(`
  Smith | Johnson | Williams | Brown | Jones | Garcia | Miller | Davis | Rodriguez | Martinez |
  Hernandez | Lopez | Gonzalez | Wilson | Anderson | Thomas | Taylor | Moore | Jackson | Martin |
  Lee | Perez | Thompson | White | Harris | Sanchez | Clark | Ramirez | Lewis | Robinson |
  Walker | Young | Allen | King | Wright | Scott | Torres | Nguyen | Hill | Flores | Green |
  Adams | Nelson | Baker | Hall | Rivera | Campbell | Mitchell | Carter | Roberts | Gomez |
  Phillips | Evans | Turner | Diaz | Parker | Cruz | Edwards | Collins | Reyes | Stewart |
  Morris | Morales | Murphy | Cook | Rogers | Gutierrez | Ortiz | Morgan | Cooper | Peterson |
  Bailey | Reed | Kelly | Howard | Ramos | Kim | Cox | Ward | Richardson | Watson | Brooks |
  Chavez | Wood | James | Bennett | Gray | Mendoza | Ruiz | Hughes | Price | Alvarez | Castillo |
  Sanders | Patel | Myers | Long | Ross | Foster | Jimenez | O'Brien | Van Dyke | St. Clair |
  De la Cruz | McDonald | Muñoz`);
/** Made up, but shaped like those who sue by the thousand. */
const lenders = listed(`
  Larch Federal Bank, N.A. | Pinecrest Credit Services LLC | First Alder Bank, N.A. |
  Meridian Card Funding, Inc. | Harborline Mortgage Trust | Summit Auto Finance Corp. |
  Crestview Receivables LLC | Old Mill Savings Bank | Fernhollow Capital Partners LP |
  Bluestem Portfolio Recovery, LLC | Union Prairie Bank | Northgate Home Loans, Inc. |
  Cedar & Stone Financial Co. | Ridgeway Student Lending LLC |
  Atlantic Harbor Insurance Company | Keystone Fleet Leasing, Ltd. |
  Westmark Medical Billing, P.C. | Lakeshore Property Management LLC |
  Sable River Funding Corporation | Tri-County Credit Union`);
const companyWords = listed(`
  Alder | Anchor | Apex | Arbor | Beacon | Birch | Bluff | Bridge | Cascade | Cedar | Central |
  Coastal | Copper | Crescent | Delta | Eagle | Elm | Evergreen | Falcon | Frontier | Garden |
  Golden | Granite | Harbor | Heritage | Highland | Horizon | Iron | Juniper | Keystone |
  Lakeside | Legacy | Liberty | Lone Star | Magnolia | Maple | Meadow | Metro | Monarch |
  Northern | Oak | Pacific | Patriot | Pioneer | Premier | Redwood | River | Sierra | Silver |
  Southern | Spruce | Sterling | Summit | Sunrise | Timber | Union | Valley | Vista | Western |
  Willow`);
const trades = listed(`
  Builders | Construction | Dental Group | Development | Electric | Equipment | Farms | Foods |
  Freight | Health | Holdings | Homes | Hospitality | Industries | Investments | Logistics |
  Management | Manufacturing | Materials | Medical | Motors | Partners | Plumbing | Properties |
  Realty | Restaurants | Roofing | Services | Solutions | Staffing | Supply | Systems |
  Technologies | Transport | Ventures | Wholesale`);
const suffixes = ['', ' LLC', ', LLC', ' Inc.', ', Inc.', ' Corp.', ' Co.', ', L.P.', ' Group LLC'];

/** A number from 0 to 1 for a name, as SQL. */
type Chance = (name: string) => string;

/** How names of parties come about, as SQL of a row's number; the same number has the same names. */
export function partyNames(chance: Chance) {
  const oneOf = (list: readonly string[], name: string, skew = 1) => {
    const texts = list.map((text) => `'${text.replaceAll("'", "''")}'`);
    const place = `1 + floor(${list.length} * power(${chance(name)}, ${skew}))`;
    return `(array[${texts.join(', ')}])[${place}]`;
  };
  const person = (of: string) =>
    `${oneOf(firstNames, `'first' || ${of}`, 1.4)}
       || case when ${chance(`'middle' || ${of}`)} < 0.3
               then ' ' || chr(65 + floor(26 * ${chance(`'letter' || ${of}`)})::integer) || '.' else '' end
       || ' ' || ${oneOf(lastNames, `'last' || ${of}`, 1.4)}
       || case when ${chance(`'second' || ${of}`)} < 0.15
               then '-' || ${oneOf(lastNames, `'double' || ${of}`)} else '' end`;
  const company = (of: string) =>
    `${oneOf(companyWords, `'word' || ${of}`)}
       || case when ${chance(`'two' || ${of}`)} < 0.6
               then ' ' || ${oneOf(companyWords, `'other' || ${of}`)} else '' end
       || ' ' || ${oneOf(trades, `'trade' || ${of}`)} || ${oneOf(suffixes, `'suffix' || ${of}`)}`;
  /** Lenders sue, a few of them far more than the others; people are sued. */
  const party = (of: string, shares: { lender: number; company: number }) =>
    `case when ${chance(`'party' || ${of}`)} < ${shares.lender}
          then ${oneOf(lenders, `'lender' || ${of}`, 2)}
          when ${chance(`'party' || ${of}`)} < ${shares.lender + shares.company}
          then ${company(of)} else ${person(of)} end`;
  return {
    plaintiff: (row: string) => party(`('p' || ${row})`, { lender: 0.4, company: 0.25 }),
    defendant: (row: string) => party(`('d' || ${row})`, { lender: 0.02, company: 0.23 }),
  };
}
