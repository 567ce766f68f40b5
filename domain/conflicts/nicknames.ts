/** Other names of people and companies, one group per line; any word on a line may stand for any other. */
export const givenNames = `
abigail abby gail
albert al bert bertie
alexander alex alec sandy xander
alexandra alex sandra lexi sasha
alfred al fred alfie
amanda mandy
andrew andy drew
angela angie
anthony tony
antonio tony toni
arthur art artie
barbara barb babs
benjamin ben benny benji
catherine katherine kathryn kathy cathy kate katie kat kit
charles charlie chuck chas
christina christine chris tina chrissy
christopher chris topher kit
cynthia cindy
daniel dan danny
david dave davey
deborah debra deb debbie
dennis denny
donald don donnie
dorothy dot dottie dolly
douglas doug
edward ed eddie ted teddy ned
eleanor ellie nell nora
elizabeth liz lizzie beth betty eliza libby betsy elisabeth
eugene gene
florence flo
frances fran frannie
francis frank fran
frederick fred freddy rick
gabriel gabe
gabriella gabby ella
gerald gerry jerry
gregory greg
harold harry hal
helen nell nellie
henry hank harry hal
isabella bella izzy
jacob jake
james jim jimmy jamie
janet jan
jeffrey geoffrey jeff geoff
jennifer jen jenny
jessica jess jessie
jonathan jon john jonny
john jack johnny jon
joseph joe joey jose
joshua josh
judith judy
kenneth ken kenny
kimberly kim
lawrence laurence larry
leonard leo len lenny
lillian lily lil
louis lewis lou louie
margaret maggie meg peggy marge margie greta rita
martin marty
mary molly polly mamie
matthew matt
maximilian max
michael mike mick mickey
michelle shelly
mitchell mitch
mohammed muhammad mohamed mo
nancy nan
natalie nat
nathaniel nathan nat nate
nicholas nick nicky
nicole nikki
olivia liv livvy
oliver ollie
pamela pam
patricia pat patty trish tricia
patrick pat paddy
penelope penny
peter pete
philip phillip phil
rachel rach
raymond ray
rebecca becky becca
reginald reg reggie
richard rick dick rich ricky
robert bob rob bobby robbie bert
roberta bobbie
ronald ron ronnie
samantha sam
samuel sam sammy
sarah sally sara
stephen steven steve
stephanie steph
susan sue susie suzanne
theodore ted teddy theo
theresa teresa terry tess
thomas tom tommy
timothy tim timmy
valerie val
victor vic
victoria vicky tori
vincent vince vinny
virginia ginny
walter walt wally
william bill will billy willy liam
zachary zach zack
`;

export const companyWords = `
academy acad
advertising advert
america american amer
and n
apparel app
associates associated association assoc assn
automotive auto
brothers bros
building bldg
business bus
center centre ctr
chemical chem
commercial comml
communications communication comms comm
construction constr
consulting consultants consultancy consult
data dat
delivery deliv
department dept
design designs
development devt dev
digital dig
direct dir
distribution distributors distributing distrib dist
east eastern
education educational edu
electric electrical elec
electronics electronic
engineering engineers eng engr
enterprise enterprises ent entp
entertainment entmt
equipment equip
exchange exch
export exports exp
express xpress
fashion fashions
finance financial fin fincl
first 1st
fitness fit
four 4
for 4
foundation fdn
furniture furn
general gen
graphics graphic
group grp
hardware hdwe
holding holdings hldg hldgs
home homes
import imports imp
industries industrial industry ind inds
information info
institute inst
insurance ins
international intl internatl
investment investments inv invt
jewelry jewellery jewelers
laboratory laboratories lab labs
logistics logistic
machine machines
management mgmt mgt
manufacturing manufacturers manufacturer mfg mfr
market markets mkt
marketing mktg
media med
medical med
merchandise mdse
merchant merchants
mount mt
mountain mtn
national natl nat
network networks net
north northern
online onl
outfitter outfitters
partner partners ptnrs
pharmacy pharmaceutical pharmaceuticals pharma
photography photo
print prints printing
product products prod prods
production productions prodn
professional professionals pro
properties property prop props
publishing publishers publications pub publ
quality qlty
restaurant rest
retail retailers
sales sale
science sciences sci
second 2nd
security securities sec
service services svc svcs serv
shipping ship
shop shoppe shops
software sw
solution solutions soln solns
south southern
saint st
store stores
studio studios
supply supplies suppl
system systems sys
technology technologies technical tech techs
telephone tel
to two 2
trade trading traders
training trng
transport transportation transp trans
travel travels
united utd
university univ
west western
wholesale whsle
world worldwide
`;

/** Companies that go by several names: one group per line, names separated by commas. */
export const companyNames = `
block, square, cash app, squareup
paypal, venmo, braintree, xoom, zettle
international business machines, ibm
jpmorgan chase, j p morgan, chase bank, chase
wells fargo, wells
bank of america, bofa, boa
alphabet, google
meta platforms, facebook, meta
fiserv, first data, clover
fis, fidelity national information services
global payments, tsys, heartland payment systems
worldpay, vantiv
adyen, adyen n v
shopify payments, shopify
stripe payments, stripe
authorize net, authorize, cybersource
amazon payments, amazon, amazon pay
ebay commerce, ebay
american express, amex
toast, toast pos
`;

/** Legal forms of companies, which say nothing about who they are. */
export const legalForms =
  'llc lc llp lp llllp lllp inc incorporated corp corporation co company ltd limited plc pllc pc pa na nv bv sa sas srl spa ag gmbh kg ohg oy ab as aps kk pty pvt pte sarl sl trust the';
