### Resources: buying, being paid, rising and falling.

wealth-title = { $name } · means
wealth-standing = Social class { $social } · Resources { $resources }
wealth-uncounted = Social class { $social }: Resources are not counted
wealth-can-have = { $kind }: { $what }
wealth-offer = { $cost ->
    [0] { $kind } (free)
    [one] { $kind } (1 Resource)
   *[other] { $kind } ({ $cost } Resources)
}
wealth-bought = { $name }: { $what }
wealth-cost = { $cost ->
    [0] No expense
    [one] { $again ->
        [0] Costs 1 point of Resources
       *[other] Asked for already tonight: costs 1 point of Resources
    }
   *[other] Costs { $cost } points of Resources
}
wealth-fallen = Resources are gone: down to social class { $social }
wealth-risen = Up to social class { $social }
wealth-is-gear = It is a weapon or a protection
wealth-which-gear = { $what }: what is it?
wealth-lent-how = On the sheet until the session ends; for good it costs EVO.
wealth-lent = { $name }: added to the sheet
wealth-rewarded = { $points ->
    [one] { $who } receives 1 point of Resources of class { $level }
   *[other] { $who } receives { $points } points of Resources of class { $level }
}
wealth-worth = { $worth ->
    [one] Worth 1 point here
   *[other] Worth { $worth } points here
}
wealth-worthless = To class { $social } it is nothing much
wealth-line-bought = { $who } gets { $what } ({ $kind })
wealth-line-lent = { $who } puts a purchase on the sheet, for the evening

refused-resources-short = { $need ->
    [one] It costs 1 point of Resources
   *[other] It costs { $need } points of Resources
}: you have { $have }, not enough.
refused-purchase-gone = That purchase is not yours, is on the sheet already, or is of another session.
